import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Notice } from "../notice/notice.tsx";

export interface ErrorMessageProps {
  /** What happened, in 해요체. */
  title: string;
  /** What to do next. */
  children?: ReactNode;
  /** Shows a "다시 시도하기" button. */
  onRetry?: (() => void) | undefined;
}

/** An error of a form or a part of a screen, announced when it appears. */
export function ErrorMessage({ title, children, onRetry }: ErrorMessageProps) {
  return (
    <div role="alert">
      <Notice tone="danger" title={title}>
        {children}
        {onRetry !== undefined && (
          <Button variant="outline" size="sm" onClick={onRetry}>
            다시 시도하기
          </Button>
        )}
      </Notice>
    </div>
  );
}
