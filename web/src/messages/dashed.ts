type Dashed<Text extends string> = Text extends `${infer Head}' ${infer Tail}`
  ? `${Head}-${Tail}`
  : Text extends `${infer Head} ${infer Tail}`
    ? Dashed<`${Head}-${Tail}`>
    : Text;

/** The part of a key that stands for what the hall calls so: `missed-go` for a missed go. */
export const dashed = <Text extends string>(text: Text): Dashed<Text> =>
  (text.match(/\w+/g) ?? []).join("-") as Dashed<Text>;
