import { Modal, type ModalProps } from "../modal/modal.tsx";

export interface SheetProps extends ModalProps {
  /** `bottom` rises to the thumb; `side` is the menu that comes in from the right. */
  placement?: "bottom" | "side" | undefined;
}

/** A layer that slides in over the page, for longer content within the thumb's reach. */
export function Sheet({ placement = "bottom", ...rest }: SheetProps) {
  return <Modal {...rest} placement={placement} />;
}
