import { Modal, type ModalProps } from "../modal/modal.tsx";

export type DialogProps = ModalProps;

/** A question or short message in the middle of the screen, above an inert page. */
export function Dialog(props: DialogProps) {
  return (
    <Modal
      {...props}
      placement="center"
      role={props.dismissible === false ? "alertdialog" : undefined}
    />
  );
}
