import { ErrorMessage } from "./error-message.tsx";

interface LoadErrorProps {
  /** What could not be loaded, with its particle: "주문을". */
  readonly what: string;
  readonly error: Error;
  readonly onRetry?: (() => void) | undefined;
}

/** Shown in place of a part of a screen that could not be loaded. */
export function LoadError({ what, error, onRetry }: LoadErrorProps) {
  return (
    <ErrorMessage title={`${what} 불러오지 못했어요`} onRetry={onRetry}>
      {error.message}
    </ErrorMessage>
  );
}
