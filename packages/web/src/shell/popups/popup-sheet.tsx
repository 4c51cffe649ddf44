import { useGetFile, useListPopups, type Photo, type Popup } from "@damadum/sdk";
import { Box, Button, Sheet, Stack, Text } from "@damadum/ui";
import { useState } from "react";
import { useAtomValue, useSetAtom } from "../../shared/config/store.ts";
import { BlobImage } from "../../shared/page/blob-image.tsx";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { dismissedPopupsAtom } from "./dismissed-popups.ts";

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
          <ButtonLink size="lg" block to={link} onClick={onClose}>
            자세히 보기
          </ButtonLink>
        )}
      </Stack>
    </Sheet>
  );
}

/** The picture of a popup in its own aspect ratio; decorative, because the text below states the same. */
function PopupPicture({ photo }: { readonly photo: Photo }) {
  const { file_id, key, width, height } = photo;
  const { data: file } = useGetFile(file_id, key === null ? undefined : { key });
  return (
    <Box aspectRatio={`${width} / ${height}`} borderRadius="md" overflow="hidden" bg="bg.inset">
      {file !== undefined && <BlobImage blob={file} alt="" />}
    </Box>
  );
}
