import { useId, type ReactNode } from "react";
import { useOverflows } from "../../shared/use-overflows.ts";
import { styled } from "../../theme/styled.ts";
import {
  modalBodyRecipe,
  modalFooterRecipe,
  modalHeaderRecipe,
  modalRecipe,
  modalTitleRecipe,
} from "../../theme/recipes/overlay.ts";
import { IconButton } from "../icon-button/icon-button.tsx";

const Root = styled("dialog", modalRecipe);
const Header = styled("div", modalHeaderRecipe);
const Title = styled("h2", modalTitleRecipe);
const Body = styled("div", modalBodyRecipe);
const Footer = styled("div", modalFooterRecipe);

export interface ModalProps {
  open: boolean;
  /** Asked for by the close button, Escape or a press on the backdrop. */
  onOpenChange: (open: boolean) => void;
  title: string;
  titleHidden?: boolean | undefined;
  children?: ReactNode;
  /** Buttons at the bottom; the main one last. */
  footer?: ReactNode;
  /** False when a choice must be made: no close button, no Escape, no backdrop press. */
  dismissible?: boolean | undefined;
}

interface PlacedModalProps extends ModalProps {
  placement: "center" | "bottom" | "side";
  role?: "dialog" | "alertdialog" | undefined;
}

/**
 * Opens the dialog as it enters the page. A ref's cleanup runs while the dialog is still in the page, so closing it
 * there gives the focus back to where it was; an effect's cleanup would come too late.
 */
function showModal(dialog: HTMLDialogElement) {
  const page = document.documentElement;
  page.toggleAttribute("data-scrollbar", window.innerWidth > page.clientWidth);
  dialog.showModal();
  // A screen reader starts at the title; the browser alone would start at the close button.
  dialog.querySelector("h2")?.focus();
  return () => dialog.close();
}

/** The native dialog behind Dialog, Sheet and the side menu; its content is mounted only while open. */
export function Modal({
  open,
  onOpenChange,
  title,
  titleHidden,
  children,
  footer,
  dismissible = true,
  placement,
  role,
}: PlacedModalProps) {
  const { ref: body, overflows } = useOverflows<HTMLDivElement>();
  const titleId = useId();
  if (!open) return null;
  return (
    <Root
      ref={showModal}
      role={role}
      placement={placement}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissible) onOpenChange(false);
      }}
      onClick={(event) => {
        if (dismissible && event.target === event.currentTarget) onOpenChange(false);
      }}
    >
      <Header>
        <Title id={titleId} tabIndex={-1} concealed={titleHidden}>
          {title}
        </Title>
        {dismissible && (
          <IconButton icon="close" label="닫기" onClick={() => onOpenChange(false)} />
        )}
      </Header>
      <Body ref={body} tabIndex={overflows ? 0 : undefined}>
        {children}
      </Body>
      {footer !== undefined && <Footer>{footer}</Footer>}
    </Root>
  );
}
