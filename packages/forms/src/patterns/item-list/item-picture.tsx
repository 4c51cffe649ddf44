import type { MoveItemIcon } from "@damadum/domain";
import { FurnitureIcon } from "@damadum/ui";

/** The drawing of an item. */
export function ItemPicture({ icon }: { icon: MoveItemIcon }) {
  return <FurnitureIcon name={icon} size={40} />;
}
