import type { ReactNode } from "react";
import { art } from "./art.ts";

const { kraft, kraftLight, leaf, leafLight, paper, sky, ground } = art;

/** Furniture on a 48 × 48 grid; furniture-icon.tsx sets the stroke. */
export const furniture = {
  bed: (
    <>
      <path d="M7 30v-7a3 3 0 0 1 3-3h28a3 3 0 0 1 3 3v7" fill={leafLight} />
      <path d="M5 30h38v7H5z" fill={kraftLight} />
      <path d="M11 20v-5.5A2.5 2.5 0 0 1 13.5 12h21a2.5 2.5 0 0 1 2.5 2.5V20" fill={kraft} />
      <rect x="14" y="16" width="8.5" height="6" rx="2" fill={paper} />
      <rect x="25.5" y="16" width="8.5" height="6" rx="2" fill={paper} />
      <path d="M7.5 37v3M40.5 37v3" />
    </>
  ),
  sofa: (
    <>
      <path d="M10 24v-7a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v7" fill={leafLight} />
      <path d="M24 13v14" />
      <path
        d="M5 26a4 4 0 0 1 8 0v3h22v-3a4 4 0 0 1 8 0v8a2.5 2.5 0 0 1-2.5 2.5h-33A2.5 2.5 0 0 1 5 34v-8Z"
        fill={leaf}
        fillOpacity="0.55"
      />
      <path d="M9.5 36.5V39M38.5 36.5V39" />
    </>
  ),
  desk: (
    <>
      <rect x="5" y="16" width="38" height="5" rx="1.5" fill={kraft} />
      <path d="M28 21h12v11H28z" fill={kraftLight} />
      <path d="M28 26.5h12M33 23.75h2M33 29.25h2M8.5 21v18M39.5 32v7" />
    </>
  ),
  chair: (
    <>
      <path d="M15 8.5h15a2 2 0 0 1 2 2.2L31 25H16L13 10.7a2 2 0 0 1 2-2.2Z" fill={leafLight} />
      <path d="M13 25h20.5a2 2 0 0 1 2 2v2H13a2 2 0 0 1 0-4Z" fill={kraft} />
      <path d="M15.5 29 13 40M33 29l2.5 11M14.2 35h20" />
    </>
  ),
  wardrobe: (
    <>
      <rect x="9" y="6" width="30" height="34" rx="2.5" fill={kraftLight} />
      <path d="M24 6v34M21 21v5M27 21v5" />
      <path d="M13 40v2.5M35 40v2.5" />
    </>
  ),
  drawer: (
    <>
      <rect x="9" y="9" width="30" height="29" rx="2.5" fill={kraftLight} />
      <path d="M9 18.5h30M9 28.5h30M21 14h6M21 23.5h6M21 33h6M13 38v3M35 38v3" />
    </>
  ),
  table: (
    <>
      <path d="M7 17.5 12 13h24l5 4.5v3H7z" fill={kraft} />
      <path d="M10.5 20.5 9 39M37.5 20.5 39 39M16.5 20.5V33M31.5 20.5V33" />
    </>
  ),
  bookshelf: (
    <>
      <rect x="9" y="6" width="30" height="36" rx="2" fill={kraftLight} />
      <path d="M13.5 9.5h3.5V18h-3.5z" fill={leaf} fillOpacity="0.6" />
      <path d="M17 11h3.5v7H17z" fill={paper} />
      <path d="m27 10.5 3.2-.8L32.5 18h-3.6z" fill={leafLight} />
      <path d="M26 22.5h3.5V30H26z" fill={sky} />
      <path d="M29.5 24H33v6h-3.5z" fill={leafLight} />
      <path d="M9 18h30M9 30h30M14 37h8" />
    </>
  ),
  fridge: (
    <>
      <rect x="12" y="5" width="24" height="36" rx="3.5" fill={sky} />
      <path d="M12 18h24M17 10.5V14M17 22v6M16 41v2M32 41v2" />
    </>
  ),
  washer: (
    <>
      <rect x="9" y="7" width="30" height="34" rx="3.5" fill={paper} />
      <path d="M9 15h30M14 11h5M33 11h.05" />
      <circle cx="24" cy="27.5" r="8.5" fill={sky} />
      <path d="M18.5 28.5c2-1.8 3.8-1.8 5.5 0s3.7 1.8 5.5 0" />
    </>
  ),
  tv: (
    <>
      <rect x="5" y="10" width="38" height="23" rx="2.5" fill={sky} />
      <path d="M17 38.5h14M24 33v5.5M11 16.5l5-3" />
    </>
  ),
  aircon: (
    <>
      <rect x="5" y="11" width="38" height="14" rx="4" fill={paper} />
      <path d="M10 20.5h28M35 15.5h.05" />
      <path d="M15 30.5c0 2.5-2 2.5-2 5M24 30.5c0 3-2 3-2 6M33 30.5c0 2.5-2 2.5-2 5" />
    </>
  ),
  microwave: (
    <>
      <rect x="5" y="12" width="38" height="23" rx="3" fill={paper} />
      <rect x="9.5" y="16.5" width="20" height="14" rx="2" fill={sky} />
      <path d="M34 17.5h4.5M34 22h4.5M36.25 29h.05M10 35v2.5M38 35v2.5" />
    </>
  ),
  monitor: (
    <>
      <rect x="7" y="8" width="34" height="23" rx="2.5" fill={sky} />
      <path d="M7 26.5h34M24 31v6.5M16.5 39.5c1.5-1.3 4-2 7.5-2s6 .7 7.5 2" />
    </>
  ),
  bicycle: (
    <>
      <circle cx="12.5" cy="31" r="7.5" fill={ground} />
      <circle cx="35.5" cy="31" r="7.5" fill={ground} />
      <path d="m12.5 31 6-14h10.5M35.5 31 29 13h4.5M18.5 18.5 24.5 31h-12M24.5 31l6-13.5M15.5 15.5h5.5" />
    </>
  ),
  plant: (
    <>
      <path d="M24 30c0-8 .5-13 2-17" />
      <path d="M24.5 23C16 23.5 12.5 19 12 12c7.5.5 12 4 12.5 11Z" fill={leafLight} />
      <path
        d="M25 18c.5-6.5 4-10.5 11-11.5.5 7.5-3.5 11.5-11 11.5Z"
        fill={leaf}
        fillOpacity="0.6"
      />
      <path d="M14.5 30h19L31 41.5H17z" fill={kraft} />
    </>
  ),
  box: (
    <>
      <path d="M7 17h34v22.5H7z" fill={kraftLight} />
      <path d="m7 17 4-8h26l4 8" fill={kraft} />
      <path d="M20 9v15h8V9" fill={paper} />
      <path d="M12 34.5h7" />
    </>
  ),
  suitcase: (
    <>
      <rect x="10" y="14" width="28" height="25" rx="4" fill={leafLight} />
      <path d="M18.5 14V9.5A2.5 2.5 0 0 1 21 7h6a2.5 2.5 0 0 1 2.5 2.5V14M18 19.5v14M24 19.5v14M30 19.5v14M15 39v2.5M33 39v2.5" />
    </>
  ),
  piano: (
    <>
      <path d="M8 10h32v14H8z" fill={kraft} />
      <path d="M5.5 24h37v7h-37z" fill={paper} />
      <path d="M12 24v4M18 24v4M24 24v4M30 24v4M36 24v4M9 31v10M39 31v10M20 15h8" />
    </>
  ),
  mirror: (
    <>
      <rect x="14" y="5" width="20" height="33" rx="10" fill={sky} />
      <path d="m19.5 17.5 6-6M19.5 24.5l9-9M17 42.5l3-5M31 42.5l-3-5" />
    </>
  ),
  shelf: (
    <>
      <path d="M10 6.5v35M38 6.5v35" />
      <path d="M10 14h28v3H10zM10 25.5h28v3H10zM10 37h28v3H10z" fill={kraft} />
      <path d="M14.5 7.5h8V14h-8z" fill={leafLight} />
      <path d="M27 19.5h7.5v6H27z" fill={kraftLight} />
      <path d="M15.5 30.5h10V37h-10z" fill={paper} />
    </>
  ),
  hanger: (
    <>
      <path d="M11 9h26M14 9v29M34 9v29M9.5 40.5 14 38l4.5 2.5M29.5 40.5 34 38l4.5 2.5" />
      <path d="m20.5 9-4.5 6.5v13h9v-13z" fill={leafLight} />
      <path d="m27.5 9-3 5.5V33h7V14.5z" fill={kraftLight} />
    </>
  ),
  vacuum: (
    <>
      <path d="M8 38.5h9.5l-2-5h-5z" fill={kraftLight} />
      <path d="m13.5 33.5 8-24.5c1-3 5-3.5 6.5-.5l1.5 3.5" />
      <path d="M24 30.5a8 8 0 0 1 16 0v8H24z" fill={leafLight} />
      <circle cx="36" cy="37" r="3.5" fill={paper} />
      <path d="M29.5 12c4 3 5.5 6.5 4.5 10.5" />
    </>
  ),
  treadmill: (
    <>
      <path d="M6 35.5 37 31l2.5 5.5L7 40z" fill={kraftLight} />
      <path d="m36 31-4.5-20.5" />
      <path d="M26 8.5h9l1.5 5.5h-8z" fill={sky} />
      <path d="M33 19.5h-9.5v4.5M10 40v2M37 37v5" />
    </>
  ),
  bag: (
    <>
      <path d="M10 17h28l2.5 22h-33z" fill={leafLight} />
      <path d="M17 22v-7.5a7 7 0 0 1 14 0V22" />
      <path d="M9 27h30" />
    </>
  ),
  other: (
    <>
      <path d="M9 22.5h17V39H9z" fill={kraftLight} />
      <path d="M17.5 22.5v5" />
      <circle cx="33" cy="15.5" r="7" fill={leafLight} />
      <path d="m31 39 5.5-11L42 39z" fill={sky} />
    </>
  ),
} as const satisfies Record<string, ReactNode>;
