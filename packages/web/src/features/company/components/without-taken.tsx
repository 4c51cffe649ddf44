import { isApiError } from "@damadum/sdk";
import { Button } from "@damadum/ui";
import { useChosenBoxes, type ChosenBox } from "../state/chosen-boxes.tsx";

interface WithoutTakenProps {
  /** The refusal, which names boxes by their place in the request: `cpbox_ids.3`. */
  readonly error: Error;
  readonly boxes: readonly ChosenBox[];
}

/** Goes on without the boxes that another work holds; of many, nobody looks for each in the list. */
export function WithoutTaken({ error, boxes }: WithoutTakenProps) {
  const { choose } = useChosenBoxes();
  const fields = isApiError(error) ? (error.problem.errors ?? []) : [];
  const taken = fields.flatMap(
    ({ field }) => boxes[Number(/^cpbox_ids\.(\d+)$/.exec(field)?.[1])] ?? [],
  );
  if (taken.length === 0) return null;
  return (
    <Button variant="outline" size="sm" onClick={() => choose(taken, false)}>
      이 박스 {taken.length}개 빼기
    </Button>
  );
}
