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
    const element = frame.current?.querySelector<HTMLElement>(target);
    if (!element || attribute === null) return;
    element.setAttribute(attribute, "");
    // Some recipes and the ring of the whole page ask the browser alone.
    if (attribute === "data-focus-visible") element.focus({ preventScroll: true });
  }, [target, attribute]);
  return <div ref={frame}>{children}</div>;
}
