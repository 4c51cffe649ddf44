import { glyphs } from "./glyphs.tsx";

/** Names of the interface's line icons. */
export type IconName = keyof typeof glyphs;

export interface IconProps {
  name: IconName;
  /** Edge length in px. */
  size?: 16 | 20 | 24 | 28 | undefined;
}

/** A line icon in the colour of the surrounding text; decorative, so text or a label beside it must say the same. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg
      aria-hidden
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
