import { isApiError } from "@damadum/sdk";
import { Button } from "@damadum/ui";
import { useChosenBoxes, type ChosenBox } from "../state/chosen-boxes.tsx";

interface WithoutTakenProps {
  /** The rejection, which names boxes by their index in the request: `cpbox_ids.3`. */
  readonly error: Error;
  readonly boxes: readonly ChosenBox[];
}

/** Deselects the boxes that another work has taken, so that the user need not find each in a long list. */
export function WithoutTaken({ error, boxes }: WithoutTakenProps) {
  const { choose } = useChosenBoxes();
  const fields = isApiError(error) ? (error.problem.errors ?? []) : [];
  const taken = fields.flatMap(
    ({ field }) => boxes[Number(/^cpbox_ids\.(\d+)$/.exec(field)?.[1])] ?? [],
  );
  if (taken.length === 0) return null;
  return (
    <Button variant="outline" size="sm" onClick={() => choose(taken, false)}>
      {`이 박스 ${taken.length}개 빼기`}
    </Button>
  );
}
