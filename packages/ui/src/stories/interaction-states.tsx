import { useEffect, useRef, type ComponentType, type ReactElement, type ReactNode } from "react";
import { Stack } from "../components/layout/primitives.tsx";
import { Captioned } from "./captioned.tsx";

/** The attributes that the conditions of the theme know beside the browser's own states (theme/base-config.ts). */
const states = [
  ["기본", null],
  ["포인터를 올림", "data-hover"],
  ["누름", "data-active"],
  ["초점", "data-focus-visible"],
] as const;

/**
 * A story that shows a component at rest, hovered, pressed and focused beside each other, without a play: no pointer can
 * be at four places. `target` selects what of the component has these states.
 */
export function interactionStates<Args extends object>(
  Component: ComponentType<Args>,
  target = "button, a, input, textarea, select, summary",
): { render: (args: Args) => ReactElement } {
  return {
    render: (args) => (
      <Stack gap="5">
        {states.map(([name, attribute]) => (
          <Captioned key={name} name={name}>
            <InState target={target} attribute={attribute}>
              <Component {...args} />
            </InState>
          </Captioned>
        ))}
      </Stack>
    ),
  };
}

interface Props {
  readonly target: string;
  readonly attribute: string | null;
  readonly children: ReactNode;
}

function InState({ target, attribute, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = frame.current;
    if (root === null || attribute === null) return undefined;
    let undo = () => {};
    const show = () => {
      const element = root.querySelector<HTMLElement>(target);
      if (element === null) return;
      observer.disconnect();
      mark(element, attribute, root);
      if (attribute === "data-hover") undo = letRulesKnowHover();
    };
    // A table knows its rows only once it is measured.
    const observer = new MutationObserver(show);
    observer.observe(root, { childList: true, subtree: true });
    show();
    return () => {
      observer.disconnect();
      undo();
    };
  }, [target, attribute]);
  return <div ref={frame}>{children}</div>;
}

function mark(element: HTMLElement, attribute: string, root: HTMLElement): void {
  element.setAttribute(attribute, "");
  if (attribute === "data-focus-visible") {
    // Some recipes and the ring of the whole page ask the browser alone.
    element.focus({ preventScroll: true });
    return;
  }
  // A pointer is on all that is around the element, too.
  let outer = element.parentElement;
  while (outer !== null && outer !== root) {
    outer.setAttribute(attribute, "");
    outer = outer.parentElement;
  }
}

/**
 * Rules for parts inside a component ask the browser alone, because the attribute in them would cost every page of the
 * site bytes. Returns what undoes it: the next story may be shown on the same page.
 */
function letRulesKnowHover(): () => void {
  const changed = [...document.styleSheets]
    .flatMap(rulesIn)
    .filter(({ selectorText: text }) => text.includes(":hover") && !text.includes("[data-hover]"))
    .map((rule) => [rule, rule.selectorText] as const);
  for (const [rule, text] of changed)
    rule.selectorText = text.replaceAll(":hover", ":is(:hover, [data-hover])");
  return () => {
    for (const [rule, text] of changed) rule.selectorText = text;
  };
}

function rulesIn({ cssRules }: CSSStyleSheet | CSSGroupingRule): readonly CSSStyleRule[] {
  return [...cssRules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSGroupingRule ? rulesIn(rule) : [];
  });
}
