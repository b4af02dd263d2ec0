/** Numbers that may be below zero, with the same minus sign everywhere: one as wide as a plus. */

/** A score: 412, −7. */
export const figure = (value: number): string => String(value).replace("-", "−");

/** A gain or a loss: +24, −7, 0. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : figure(value));
