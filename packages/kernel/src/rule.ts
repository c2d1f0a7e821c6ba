/** Where a rule can be read: a ruling by its number, or a section of the game's guide by its id. */
export type Rule<Section extends string = string> = { readonly ruling: number } | { readonly section: Section };

/** A rule as scenarios and tests print it: "ruling 91", "section turns". */
export const ruleText = (rule: Rule): string =>
  'ruling' in rule ? `ruling ${rule.ruling}` : `section ${rule.section}`;

/** Every rule once, where it comes first. */
export const distinctRules = (rules: readonly Rule[]): readonly Rule[] => [
  ...new Map(rules.map((rule) => [ruleText(rule), rule])).values(),
];
