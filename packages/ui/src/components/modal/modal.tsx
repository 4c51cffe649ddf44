import { useEffect, useId, useRef, useState, type ReactNode } from "react";
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
  /** Called by the close button, Escape and a press on the backdrop. */
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
 * Opens the dialog when it mounts. A ref's cleanup runs while the dialog is still in the document, so closing it there
 * restores the focus; an effect's cleanup would be too late.
 */
function showModal(dialog: HTMLDialogElement) {
  const page = document.documentElement;
  page.toggleAttribute("data-scrollbar", window.innerWidth > page.clientWidth);
  dialog.showModal();
  // A screen reader starts at the title; by default the browser would focus the close button.
  dialog.querySelector("h2")?.focus();
  return () => dialog.close();
}

/** Whether an element's content overflows it vertically, so that it must be focusable for keyboard scrolling. */
function useOverflows<T extends HTMLElement>() {
  const [element, ref] = useState<T | null>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollHeight > element.clientHeight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref, overflows };
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
  const pressBegan = useRef<EventTarget>(null);
  if (!open) return null;
  return (
    <Root
      ref={showModal}
      role={role}
      placement={placement}
      aria-labelledby={titleId}
      closedby={dismissible ? "closerequest" : "none"}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissible) onOpenChange(false);
      }}
      // Chromium closes on a repeated Escape even if the cancel event was prevented.
      onClose={(event) => {
        if (event.currentTarget.open) return;
        event.currentTarget.showModal();
        if (dismissible) onOpenChange(false);
      }}
      onPointerDown={(event) => {
        pressBegan.current = event.target;
      }}
      // A press that began inside, such as a text selection, may also end in a click on the dialog itself.
      onClick={({ target, currentTarget }) => {
        const onBackdrop = target === currentTarget && pressBegan.current === currentTarget;
        if (dismissible && onBackdrop) onOpenChange(false);
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
