/** The catalogues as `web/catalogues.ts` makes them: languages, their areas, and their words. */
declare module "catalogues" {
  type Loads<Part> = Readonly<Record<string, () => Promise<{ readonly default: Part }>>>;
  type Pattern = Parameters<import("@fluent/bundle").FluentBundle["formatPattern"]>[0];
  export type Words = Readonly<Record<string, Pattern>>;
  const languages: Loads<Loads<Words>>;
  export default languages;
}
