import { Button, Dialog } from "@damadum/ui";
import { useState } from "react";
import { onlineAtom } from "../../shared/browser/online-atom.ts";
import { useAtomValue } from "../../shared/config/store.ts";
import { exitApp } from "./exit-app.ts";

/**
 * The dialog of the Android app without a network (spec section 2). Hiding it reloads the page; when the network comes
 * back by itself, the page continues as it is, with all that was typed.
 */
export function ConnectionLoss() {
  const isOnline = useAtomValue(onlineAtom);
  return (
    <ConnectionDialog
      open={!isOnline}
      onHide={() => window.location.reload()}
      onExit={() => void exitApp()}
    />
  );
}

interface ConnectionDialogProps {
  readonly open: boolean;
  readonly onHide: () => void;
  readonly onExit: () => void;
}

export function ConnectionDialog({ open, onHide, onExit }: ConnectionDialogProps) {
  const [isRetrying, setIsRetrying] = useState(false);
  function hide(): void {
    setIsRetrying(true);
    onHide();
  }
  return (
    <Dialog
      open={open}
      onOpenChange={hide}
      title="통신이 원활하지 않아요"
      footer={
        <>
          <Button variant="outline" onClick={onExit}>
            종료
          </Button>
          <Button variant="filled" loading={isRetrying} onClick={hide}>
            다시 시도
          </Button>
        </>
      }
    >
      인터넷 연결을 확인해 주세요. 다시 연결되면 보던 화면에서 이어서 할 수 있어요.
    </Dialog>
  );
}
