import { outlined } from "./art.ts";
import { furniture } from "./furniture.tsx";

/** Names of the furniture icons. */
export type FurnitureName = keyof typeof furniture;

export interface FurnitureIconProps {
  name: FurnitureName;
  /** Edge length in px. */
  size?: 32 | 40 | 48 | 64 | undefined;
}

/** A small drawing of a piece of furniture; decorative, so its name must be beside it. */
export function FurnitureIcon({ name, size = 48 }: FurnitureIconProps) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 48 48" {...outlined} strokeWidth="1.6">
      {furniture[name]}
    </svg>
  );
}

/** Every furniture name, for stories and checks. */
export const furnitureNames = Object.keys(furniture).filter(
  (name): name is FurnitureName => name in furniture,
);
