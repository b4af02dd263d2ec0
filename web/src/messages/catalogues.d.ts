/** The catalogues as `web/catalogues.ts` makes them: languages, their areas, and their words. */
declare module "catalogues" {
  type Loads<Part> = Readonly<Record<string, () => Promise<{ readonly default: Part }>>>;
  /** Text with `{$name}` for values, in parts where some of it depends on a number. */
  export type Pattern = string | readonly (string | Choice)[];
  /** Which value counts, the words for most of its plural forms, and those for the others. */
  export type Choice = readonly [
    name: string,
    otherwise: Pattern,
    forms: Readonly<Partial<Record<Intl.LDMLPluralRule | number, Pattern>>>,
  ];
  export type Words = Readonly<Record<string, Pattern>>;
  const languages: Loads<Loads<Words>>;
  export default languages;
}
