import { Button, Notice } from "@damadum/ui";

/** Tells that earlier answers were found, and offers to start over. */
export function RestoredNotice({ onReset }: { onReset: () => void }) {
  return (
    <Notice tone="info" title="쓰던 내용을 불러왔어요">
      <Button variant="outline" size="sm" onClick={onReset}>
        처음부터 쓰기
      </Button>
    </Notice>
  );
}
