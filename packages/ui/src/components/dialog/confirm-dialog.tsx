import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { ErrorMessage } from "../error-message/error-message.tsx";
import { Stack } from "../layout/primitives.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly cancelLabel?: string;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  /** What `onConfirm` starts: the dialog stays open while it runs, and shows its error. */
  readonly mutation: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly reset: () => void;
  };
  readonly errorTitle: string;
}

/** Confirms what cannot be undone. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  cancelLabel = "그대로 둘게요",
  confirmLabel,
  onConfirm,
  mutation: { isPending, error, reset },
  errorTitle,
}: ConfirmDialogProps) {
  function close(): void {
    if (isPending) return;
    reset();
    onOpenChange(false);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={title}
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={close}>
            {cancelLabel}
          </Button>
          <Button variant="danger" loading={isPending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {children}
        {error && <ErrorMessage title={errorTitle}>{error.message}</ErrorMessage>}
      </Stack>
    </Dialog>
  );
}
