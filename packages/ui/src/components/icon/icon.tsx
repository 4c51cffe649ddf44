import { glyphs } from "./glyphs.tsx";

/** Names of the interface's line icons. */
export type IconName = keyof typeof glyphs;

export interface IconProps {
  name: IconName;
  /** Edge length in px. */
  size?: 16 | 20 | 24 | 28 | undefined;
  /** Accessible label; left out when there is text beside the icon. */
  label?: string | undefined;
}

/** A line icon in the colour of the surrounding text. */
export function Icon({ name, size = 24, label }: IconProps) {
  const naming =
    label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg
      {...naming}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size <= 16 ? 2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
    >
      {glyphs[name]}
    </svg>
  );
}

/** Every icon name, for stories and checks. */
export const iconNames = Object.keys(glyphs).filter((name): name is IconName => name in glyphs);
