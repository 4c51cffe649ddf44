import { boxContentForm, SchemaForm, SubmitButton } from "@damadum/forms";
import {
  getListBoxContentsQueryKey,
  useDeleteBoxContent,
  useUpdateBoxContent,
  type BoxContent,
  type BoxContents,
} from "@damadum/sdk";
import {
  Box,
  Button,
  Card,
  ConfirmDialog,
  Grid,
  HStack,
  Sheet,
  Stack,
  Text,
  toast,
} from "@damadum/ui";
import type { MutationFunctionContext } from "@tanstack/react-query";
import { useState } from "react";
import { deviceKeyHeader } from "../../../shared/photo/device-key.ts";
import { ZoomablePhoto } from "../../../shared/photo/zoomable-photo.tsx";

const context = {};

/** `onSuccess` of a change of the contents. */
function refreshBox(
  _answer: unknown,
  { serial }: { readonly serial: string },
  _result: unknown,
  { client }: MutationFunctionContext,
): Promise<void> {
  return client.invalidateQueries({ queryKey: getListBoxContentsQueryKey(serial) });
}

/** The contents of a box with their pictures; those that this person may change have an edit button. */
export function ContentList({ box }: { box: BoxContents }) {
  const [edited, setEdited] = useState<BoxContent | null>(null);
  return (
    <>
      <Stack as="ul" gap="3" listStyleType="none">
        {box.contents.map((content) => (
          <Box as="li" key={content.content_id}>
            <ContentCard content={content} onEdit={() => setEdited(content)} />
          </Box>
        ))}
      </Stack>
      {edited && (
        <EditContent
          key={edited.content_id}
          serial={box.box_serial}
          content={edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function ContentCard({ content, onEdit }: { content: BoxContent; onEdit: () => void }) {
  const { name, count, memo, photos, mine } = content;
  return (
    <Card variant="raised">
      <Stack gap="3">
        <HStack justify="space-between" gap="3" align="center">
          <Stack gap="0.5" minWidth="0">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {`${name} ${count}개`}
            </Text>
            {memo !== null && (
              <Text variant="caption" tone="muted" overflowWrap="anywhere">
                {memo}
              </Text>
            )}
          </Stack>
          {mine && (
            <Button variant="plain" size="sm" aria-label={`${name} 수정`} onClick={onEdit}>
              수정
            </Button>
          )}
        </HStack>
        {photos.length > 0 && (
          <Grid gap="2" gridTemplateColumns="repeat(auto-fill, minmax(min(5rem, 100%), 1fr))">
            {photos.map((photo, at) => (
              <ZoomablePhoto key={photo.file_id} photo={photo} alt={`${name} 사진 ${at + 1}`} />
            ))}
          </Grid>
        )}
      </Stack>
    </Card>
  );
}

interface EditContentProps {
  readonly serial: string;
  readonly content: BoxContent;
  readonly onClose: () => void;
}

function EditContent({ serial, content, onClose }: EditContentProps) {
  const { mutateAsync: change } = useUpdateBoxContent({ mutation: { onSuccess: refreshBox } });
  const { content_id: contentId, name, count, memo, photos } = content;
  const [isRemoving, setRemoving] = useState(false);
  const headers = deviceKeyHeader();
  return (
    <>
      <Sheet open onOpenChange={onClose} title={`${name} 수정`}>
        <Stack gap="5">
          <SchemaForm
            definition={boxContentForm}
            context={context}
            initialData={{ name, count, ...(memo !== null && { memo }) }}
            onSubmit={async (words) => {
              const data = { ...words, file_ids: photos.map(({ file_id: id }) => id) };
              await change({ serial, contentId, data, headers });
              onClose();
              toast("수정했어요.", { tone: "success" });
            }}
            renderActions={(actions) => <SubmitButton actions={actions} />}
          />
          <Button variant="outline" block onClick={() => setRemoving(true)}>
            목록에서 지우기
          </Button>
        </Stack>
      </Sheet>
      {isRemoving && (
        <RemoveContent
          serial={serial}
          content={content}
          onKeep={() => setRemoving(false)}
          onRemoved={onClose}
        />
      )}
    </>
  );
}

interface RemoveContentProps {
  readonly serial: string;
  readonly content: BoxContent;
  readonly onKeep: () => void;
  readonly onRemoved: () => void;
}

function RemoveContent({ serial, content, onKeep, onRemoved }: RemoveContentProps) {
  const remove = useDeleteBoxContent({ mutation: { onSuccess: refreshBox } });
  const { content_id: contentId, name, count, photos } = content;
  const photosNote = photos.length === 0 ? "" : ` 사진 ${photos.length}장도 함께 지워요.`;

  function removeNow(): void {
    const headers = deviceKeyHeader();
    const done = () => {
      onRemoved();
      toast(`${name}, 목록에서 지웠어요.`, { tone: "success" });
    };
    remove.mutate({ serial, contentId, headers }, { onSuccess: done });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onKeep}
      title="목록에서 지울까요?"
      confirmLabel="지우기"
      onConfirm={removeNow}
      mutation={remove}
      errorTitle="지우지 못했어요"
    >
      <Text>{`${name} ${count}개를 지워요.${photosNote} 되돌릴 수 없어요.`}</Text>
    </ConfirmDialog>
  );
}
