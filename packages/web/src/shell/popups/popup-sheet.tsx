import { useListPopups, type Popup } from "@damadum/sdk";
import { Button, Sheet, Stack, Text } from "@damadum/ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useAtomValue, useSetAtom } from "../../shared/config/store.ts";
import { dismissedPopupsAtom } from "./dismissed-popups.ts";
import { PopupPicture } from "./popup-picture.tsx";

/** The first popup that this device has not dismissed; a failure to load it is ignored. */
export function PopupSheet() {
  const { data: popups = [] } = useListPopups();
  const dismissed = useAtomValue(dismissedPopupsAtom);
  const [closed, setClosed] = useState(false);
  const popup = popups.find(({ id }) => !dismissed.has(id));
  if (popup === undefined || closed) return null;
  return <OpenPopup popup={popup} onClose={() => setClosed(true)} />;
}

function OpenPopup({ popup, onClose }: { readonly popup: Popup; readonly onClose: () => void }) {
  const { id, title, body, image, link } = popup;
  const dismiss = useSetAtom(dismissedPopupsAtom);
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={title}
      footer={
        <Button
          variant="plain"
          onClick={() => {
            dismiss(id);
            onClose();
          }}
        >
          7일간 보지 않기
        </Button>
      }
    >
      <Stack gap="5">
        {image !== null && <PopupPicture photo={image} />}
        <Text whiteSpace="pre-line">{body}</Text>
        {link !== null && (
          <Button size="lg" block asChild>
            <Link to={link} onClick={onClose}>
              자세히 보기
            </Link>
          </Button>
        )}
      </Stack>
    </Sheet>
  );
}
