import { Button, Notice } from "@damadum/ui";
import { josa } from "es-hangul";

type RestoredNoticeProps = {
  /** What the answers are called. */
  readonly name: string | undefined;
  readonly onReset: () => void;
};

/** Tells that earlier answers were found, and offers to start over. */
export function RestoredNotice({ name = "내용", onReset }: RestoredNoticeProps) {
  return (
    <Notice tone="info" title={`작성하던 ${josa(name, "을/를")} 불러왔어요`}>
      <Button variant="outline" size="sm" onClick={onReset}>
        처음부터 다시 하기
      </Button>
    </Notice>
  );
}
