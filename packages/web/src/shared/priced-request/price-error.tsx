import type { RequestPrice } from "@damadum/forms";
import { isApiError } from "@damadum/sdk";
import { ErrorMessage, Notice, Text } from "@damadum/ui";
import type { ReactNode } from "react";

interface PriceErrorProps {
  readonly price: Pick<RequestPrice, "error" | "retry">;
  readonly refusalTitle?: string;
  /** An action to resolve the rejection, below its reasons. */
  readonly renderRefusalAction?: ((error: Error) => ReactNode) | undefined;
}

/** Shows why there is no price; renders nothing without an error. */
export function PriceError({
  price: { error, retry },
  refusalTitle = "지금은 신청할 수 없어요",
  renderRefusalAction,
}: PriceErrorProps) {
  if (error === null) return null;
  if (isRefusal(error)) {
    return (
      <div role="alert">
        <Notice tone="warning" title={refusalTitle}>
          {reasonsOf(error).map((reason) => (
            <Text key={reason}>{reason}</Text>
          ))}
          {renderRefusalAction?.(error)}
        </Notice>
      </div>
    );
  }
  return (
    <ErrorMessage title="금액을 계산하지 못했어요" onRetry={retry}>
      {reasonsOf(error).map((reason) => (
        <Text key={reason}>{reason}</Text>
      ))}
    </ErrorMessage>
  );
}

/** Whether the server rejects the request as it is: a retry gets the same response. */
export function isRefusal(error: Error): boolean {
  return isApiError(error) && (error.status === 409 || error.status === 422);
}

/** Why there is no price: each answer that the server names, such as a box, otherwise the error as a whole. */
function reasonsOf(error: Error): readonly string[] {
  const named = isApiError(error) ? (error.problem.errors ?? []) : [];
  return named.length > 0 ? named.map(({ message }) => message) : [error.message];
}
