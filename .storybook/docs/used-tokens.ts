export interface UsedToken {
  /** As in `radii.lg` or `font-sizes.md`. */
  readonly name: string;
  readonly value: string;
  readonly isColor: boolean;
}

/** The tokens of the theme that the rules of the elements in a story refer to, also of a story in a frame. */
export function tokensOf(place: Element): readonly UsedToken[] {
  const framed = place.querySelector("iframe")?.contentDocument;
  const story = framed?.body ?? place;
  const { styleSheets, documentElement } = framed ?? document;
  const classes = new Set(
    [...story.querySelectorAll("[class]")].flatMap((each) => [...each.classList]),
  );
  const names = new Set<string>();
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      // By name: the rules of a frame are of its own classes.
      if (rule.constructor.name === "CSSStyleRule") {
        const owned = /\{?\.(css-[\w-]+)/.exec(rule.cssText)?.[1];
        if (owned === undefined || !classes.has(owned)) continue;
        for (const [, name = ""] of rule.cssText.matchAll(/var\(--dm-([\w-]+(?:\\\.[\w-]+)*)/g))
          names.add(name.replaceAll("\\", ""));
      } else if (isGroup(rule)) visit(rule.cssRules);
    }
  };
  for (const sheet of styleSheets) visit(sheet.cssRules);
  const computed = getComputedStyle(documentElement);
  return [...names].toSorted().map((name) => ({
    name: name.replace(/^(?:font-|letter-|line-|z-)?\w+-/, (kind) => `${kind.slice(0, -1)}.`),
    value: computed.getPropertyValue(`--dm-${name}`).trim(),
    isColor: name.startsWith("colors-"),
  }));
}

function isGroup(rule: CSSRule): rule is CSSGroupingRule {
  return "cssRules" in rule;
}
