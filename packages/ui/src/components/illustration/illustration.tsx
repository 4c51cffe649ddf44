import type { ReactNode } from "react";
import { art } from "./art.ts";
import { Stage } from "./stage.tsx";

const { kraft, kraftLight, kraftDark, leaf, leafLight, paper, sky, ground } = art;

/** Scenes for any page, on a 160 × 120 canvas with the ground at y = 104. */
export const scenes = {
  "empty-box": (
    <>
      <ellipse cx="80" cy="104" rx="58" ry="7" fill={ground} stroke="none" />
      <path d="M46 54 80 66v38L46 91z" fill={kraft} />
      <path d="m114 54-34 12v38l34-13z" fill={kraftLight} />
      <path d="M46 54 80 43l34 11-34 12z" fill={kraftDark} />
      <path d="M46 54 33 66l33 12 14-12M114 54l13 12-33 12-14-12" fill={kraftLight} />
      <path d="M46 54 35 42l33-10 12 11M114 54l11-12-33-10-12 11" fill={kraft} />
      <path d="M98 90l8-3" />
      <path d="M80 24v-8M64 25l-3-6M96 25l3-6" />
    </>
  ),
  boxes: (
    <>
      <ellipse cx="80" cy="104" rx="64" ry="7" fill={ground} stroke="none" />
      <rect x="26" y="62" width="48" height="42" rx="3" fill={kraftLight} />
      <path d="M44 62v12h12V62" fill={paper} />
      <path d="M33 95h12" />
      <rect x="76" y="54" width="58" height="50" rx="3" fill={kraft} />
      <path d="M98 54v15h14V54" fill={paper} />
      <path d="M84 95h14M84 89h8" />
      <rect
        x="44"
        y="24"
        width="44"
        height="38"
        rx="3"
        fill={kraftLight}
        transform="rotate(-4 66 43)"
      />
      <path d="m59.5 24.5.8 11 11-.8-.8-11" fill={leafLight} />
      <path
        d="M118 54V40c0-7 4-11 11-12 .5 7-3.5 12-11 12M118 46c-1-5-4-8-9-8.5 0 5 3.5 8.5 9 8.5"
        fill={leafLight}
      />
    </>
  ),
  truck: (
    <>
      <ellipse cx="80" cy="104" rx="70" ry="6" fill={ground} stroke="none" />
      <path d="M14 36a5 5 0 0 1 5-5h72a5 5 0 0 1 5 5v54H14z" fill={leaf} />
      <path d="M96 50h22a6 6 0 0 1 5 2.6L137 72a6 6 0 0 1 1 3.3V90H96z" fill={leafLight} />
      <path d="M104 57h13l10 15h-23z" fill={sky} />
      <path d="M14 84h124v8H14z" fill={kraftDark} />
      <circle cx="40" cy="93" r="11" fill={paper} />
      <circle cx="40" cy="93" r="3.5" />
      <circle cx="114" cy="93" r="11" fill={paper} />
      <circle cx="114" cy="93" r="3.5" />
      <path d="M44 49h22v20H44z" fill={kraftLight} />
      <path d="M52 49v6h6v-6" fill={paper} />
      <path d="M104 79h6M2 52h8M5 62h6" />
    </>
  ),
  done: (
    <>
      <ellipse cx="80" cy="104" rx="56" ry="7" fill={ground} stroke="none" />
      <rect x="46" y="46" width="68" height="58" rx="4" fill={kraftLight} />
      <path d="M46 62h68" />
      <path d="M73 46v24h14V46" fill={paper} />
      <circle cx="112" cy="42" r="18" fill={leaf} />
      <path d="m103.5 42.5 6 6 11-12.5" stroke={paper} strokeWidth="3.5" />
      <path d="M54 95h14M40 30l-5-5M52 22l-2-7M34 44h-7" />
    </>
  ),
  trouble: (
    <>
      <ellipse cx="80" cy="104" rx="58" ry="7" fill={ground} stroke="none" />
      <path d="M40 60h66v44H40z" fill={kraftLight} transform="rotate(-7 73 82)" />
      <path d="m66.5 57.5 2.2 15 12-1.7-2-15" fill={paper} />
      <path d="M44 95.5 57 94M118 104l8-30M126 60l.05.1" strokeWidth="3" />
      <path d="M114 62c0-8 4-13 11-13s11 4 11 10c0 8-10 8-10 16" />
    </>
  ),
  search: (
    <>
      <ellipse cx="80" cy="104" rx="58" ry="7" fill={ground} stroke="none" />
      <rect x="36" y="52" width="64" height="52" rx="4" fill={kraftLight} />
      <path d="M61 52v17h14V52" fill={paper} />
      <circle cx="100" cy="52" r="22" fill={sky} fillOpacity="0.75" />
      <path d="m116 68 15 16" strokeWidth="5" />
      <path d="M89 48a12 12 0 0 1 9-7M44 95h12" />
    </>
  ),
  home: (
    <>
      <ellipse cx="80" cy="104" rx="62" ry="7" fill={ground} stroke="none" />
      <path d="M42 56v46a2 2 0 0 0 2 2h72a2 2 0 0 0 2-2V56" fill={paper} />
      <path d="m32 62 44-35a6 6 0 0 1 8 0l44 35" fill={leafLight} />
      <path d="M68 104V80a4 4 0 0 1 4-4h16a4 4 0 0 1 4 4v24" fill={leaf} />
      <path d="M100 70h10v12h-10zM50 70h10v12H50z" fill={sky} />
      <path d="M86 90v2M110 43V31h9v19" />
      <rect x="100" y="90" width="16" height="14" rx="1.5" fill={kraftLight} />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

/** Names of the drawn scenes. */
export type IllustrationName = keyof typeof scenes;

export interface IllustrationProps {
  name: IllustrationName;
  /** Width in px; the height is three quarters of it. */
  width?: 96 | 120 | 160 | 240 | 320 | undefined;
}

/** An illustration; decorative, so text beside it must say the same. */
export function Illustration({ name, width = 160 }: IllustrationProps) {
  return <Stage width={width}>{scenes[name]}</Stage>;
}
