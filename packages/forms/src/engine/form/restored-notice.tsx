import { Button, Notice } from "@damadum/ui";

/** Tells that earlier answers were found, and offers to start over. */
export function RestoredNotice({ onReset }: { onReset: () => void }) {
  return (
    <Notice tone="info" title="작성하던 견적을 불러왔어요">
      <Button variant="outline" size="sm" onClick={onReset}>
        처음부터 다시 하기
      </Button>
    </Notice>
  );
}
