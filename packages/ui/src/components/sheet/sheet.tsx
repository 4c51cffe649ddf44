import { Modal, type ModalProps } from "../modal/modal.tsx";

export interface SheetProps extends ModalProps {
  /** `bottom` slides up within the thumb's reach; `side` is the menu that slides in from the right. */
  placement?: "bottom" | "side" | undefined;
}

/** A layer that slides in over the page, for longer content within the thumb's reach. */
export function Sheet({ placement = "bottom", ...rest }: SheetProps) {
  return <Modal {...rest} placement={placement} />;
}
