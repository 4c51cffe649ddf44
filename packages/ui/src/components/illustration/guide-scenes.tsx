import type { ReactNode } from "react";
import { art } from "./art.ts";

const { kraft, kraftLight, kraftDark, leaf, leafLight, paper, sky, ground } = art;

/** The scenes of the guides, on the canvas of illustration.tsx: 160 × 120 with the ground at y = 104. */
export const guideScenes = {
  packing: (
    <>
      <ellipse cx="80" cy="104" rx="60" ry="7" fill={ground} stroke="none" />
      <path d="M66 46c-3-10 2-20 12-24 4 9 1 19-7 25" fill={leafLight} />
      <rect x="82" y="26" width="22" height="32" rx="2" fill={sky} transform="rotate(8 93 42)" />
      <path d="m88 34 10 1.4M87 41l7 1" />
      <path d="M52 34h14l-1 22H53z" fill={paper} />
      <path d="M66 39c6 0 6 9 0 9" />
      <path d="M42 58h76v46H42z" fill={kraftLight} />
      <path d="m42 58-14 12h22l10-12M118 58l14 12h-22l-10-12" fill={kraft} />
      <path d="M50 95h16M50 89h10" />
      <path d="M96 84h12v10H96z" fill={paper} />
    </>
  ),
  receipt: (
    <>
      <ellipse cx="80" cy="104" rx="54" ry="7" fill={ground} stroke="none" />
      <path d="M50 16h58v88l-7-5-7 5-7-5-8 5-7-5-8 5-7-5-7 5z" fill={paper} />
      <path d="M60 32h22M60 46h30M60 58h26M60 70h30" />
      <path d="M98 46h1M98 58h1M98 70h1" strokeWidth="3" />
      <path d="M60 82h38" stroke={kraftDark} />
      <circle cx="110" cy="86" r="17" fill={leaf} />
      <path d="m102 80 3.5 12 4.5-9 4.5 9 3.5-12M101 85.5h18" stroke={paper} />
    </>
  ),
  calendar: (
    <>
      <ellipse cx="80" cy="104" rx="58" ry="7" fill={ground} stroke="none" />
      <rect x="38" y="26" width="84" height="78" rx="7" fill={paper} />
      <path d="M38 33a7 7 0 0 1 7-7h70a7 7 0 0 1 7 7v13H38z" fill={leaf} />
      <path d="M58 18v14M102 18v14" strokeWidth="4" />
      <path
        d="M50 58h8v8h-8zM68 58h8v8h-8zM86 58h8v8h-8zM104 58h8v8h-8zM50 78h8v8h-8zM68 78h8v8h-8z"
        fill={sky}
      />
      <rect x="84" y="74" width="26" height="22" rx="2" fill={kraftLight} />
      <path d="M93 74v8h8v-8" fill={paper} />
    </>
  ),
  door: (
    <>
      <ellipse cx="80" cy="104" rx="62" ry="7" fill={ground} stroke="none" />
      <path d="M34 104V22a4 4 0 0 1 4-4h46a4 4 0 0 1 4 4v82" fill={leafLight} />
      <path d="M42 104V30a4 4 0 0 1 4-4h30a4 4 0 0 1 4 4v74" fill={leaf} />
      <path d="M72 66v8M50 36h22v18H50z" />
      <rect x="92" y="66" width="44" height="38" rx="3" fill={kraftLight} />
      <path d="M108 66v12h12V66" fill={paper} />
      <rect x="98" y="40" width="32" height="26" rx="3" fill={kraft} />
      <path d="M109 40v8h9v-8" fill={paper} />
      <path d="M99 96h12" />
    </>
  ),
  warehouse: (
    <>
      <ellipse cx="80" cy="104" rx="68" ry="7" fill={ground} stroke="none" />
      <path d="M18 44 80 14l62 30v60H18z" fill={sky} />
      <path d="M18 44 80 14l62 30" strokeWidth="3" />
      <path d="M32 52v52M128 52v52M80 52v52" stroke={kraftDark} strokeWidth="3" />
      <path d="M32 78h96M32 104h96" stroke={kraftDark} strokeWidth="3" />
      <rect x="38" y="60" width="18" height="17" rx="2" fill={kraftLight} />
      <rect x="58" y="56" width="18" height="21" rx="2" fill={kraft} />
      <rect x="86" y="62" width="16" height="15" rx="2" fill={kraft} />
      <rect x="104" y="58" width="19" height="19" rx="2" fill={leafLight} />
      <rect x="38" y="84" width="22" height="19" rx="2" fill={leafLight} />
      <rect x="62" y="88" width="14" height="15" rx="2" fill={kraftLight} />
      <rect x="86" y="84" width="18" height="19" rx="2" fill={kraftLight} />
      <rect x="106" y="86" width="17" height="17" rx="2" fill={kraft} />
      <path d="M45 60v6h5v-6M64 56v7h6v-7M91 62v5h5v-5M111 58v6h6v-6M46 84v6h6v-6M92 84v6h6v-6" />
    </>
  ),
  support: (
    <>
      <ellipse cx="80" cy="104" rx="60" ry="7" fill={ground} stroke="none" />
      <path
        d="M28 30a8 8 0 0 1 8-8h58a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8H58L42 82V68h-6a8 8 0 0 1-8-8z"
        fill={leaf}
      />
      <path d="M46 38h38M46 50h24" stroke={paper} strokeWidth="3.5" />
      <path
        d="M78 74a6 6 0 0 1 6-6h42a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6h-4v8l-12-8H84a6 6 0 0 1-6-6z"
        fill={kraftLight}
      />
      <path d="M92 83h.05M105 83h.05M118 83h.05" strokeWidth="5" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;
