import { Button, Dialog, Notice, Text } from "@damadum/ui";
import { josa } from "es-hangul";
import { useState } from "react";

interface RestoredNoticeProps {
  readonly name: string | undefined;
  readonly onReset: () => void;
}

/** Shows that earlier answers were restored, and offers to start over after a confirmation. */
export function RestoredNotice({ name = "내용", onReset }: RestoredNoticeProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Notice tone="info" title={`작성하던 ${josa(name, "을/를")} 불러왔어요`}>
      <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
        처음부터 다시 하기
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`작성하던 ${josa(name, "을/를")} 지울까요?`}
        footer={
          <>
            <Button variant="outline" onClick={() => setIsAsking(false)}>
              이어서 쓰기
            </Button>
            <Button variant="danger" onClick={onReset}>
              지우고 다시 하기
            </Button>
          </>
        }
      >
        <Text>지운 내용은 다시 불러올 수 없어요.</Text>
      </Dialog>
    </Notice>
  );
}
