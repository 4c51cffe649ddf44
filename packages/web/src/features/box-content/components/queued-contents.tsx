import { Box, Button, Card, HStack, IconButton, Notice, Progress, Stack, Text } from "@damadum/ui";
import { useAtomValue, useStore } from "../../../shared/config/store.ts";
import { BlobPicture } from "../../../shared/photo/photo.tsx";
import {
  isQueueLostOnLeaveAtom,
  removeEntry,
  removeRefusedPhotos,
  restartEntry,
  type QueuedContent,
} from "../state/queue.ts";

interface QueuedContentsProps {
  readonly waiting: readonly QueuedContent[];
  readonly onRetry: () => void;
}

/** Contents that are only on this device so far, with their progress and the server's rejections. */
export function QueuedContents({ waiting, onRetry }: QueuedContentsProps) {
  const isLostOnLeave = useAtomValue(isQueueLostOnLeaveAtom);
  return (
    <Stack gap="3">
      <Box role="status">
        <Notice
          tone={isLostOnLeave ? "warning" : "info"}
          title={`아직 보내지 않은 물건 ${waiting.length}개`}
        >
          {isLostOnLeave
            ? "이 기기에 저장할 자리가 없어요. 다 보낼 때까지 이 화면을 닫지 말아 주세요."
            : "이 기기에 저장했어요. 인터넷에 연결되면 이 화면에서 이어서 보내요."}
        </Notice>
      </Box>
      <Stack as="ul" gap="3" listStyleType="none">
        {waiting.map((entry) => (
          <Box as="li" key={entry.id}>
            <QueuedRow entry={entry} onRetry={onRetry} />
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}

function QueuedRow({ entry, onRetry }: { entry: QueuedContent; onRetry: () => void }) {
  const store = useStore();
  const { id, words, photos, refusal } = entry;
  const refused = photos.filter((photo) => photo.refusal !== undefined);
  const sent = photos.filter(({ fileId }) => fileId !== null).length;
  return (
    <Card variant="outline">
      <HStack justify="space-between" gap="3">
        <Stack gap="1" minWidth="0" flex="1">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {`${words.name} ${words.count}개`}
          </Text>
          {refusal === null ? (
            photos.length > 0 && (
              <>
                <Text variant="caption" tone="muted">
                  {`사진 ${photos.length}장 가운데 ${sent}장 보냈어요`}
                </Text>
                <Progress label={`${words.name} 보내는 중`} max={photos.length} value={sent} />
              </>
            )
          ) : (
            <Stack gap="2" align="flex-start" role="alert">
              <Text variant="caption" color="danger.fg">
                {refusal}
              </Text>
              {refused.map((photo) => (
                <Box key={photo.id} width="5rem">
                  <BlobPicture blob={photo.blob} alt="보내지 못한 사진" />
                </Box>
              ))}
              <Button
                size="sm"
                variant="outline"
                onClick={() =>
                  void (refused.length > 0 ? removeRefusedPhotos : restartEntry)(store, id).then(
                    onRetry,
                  )
                }
              >
                {refused.length > 0 ? "이 사진만 빼고 보내기" : "다시 보내기"}
              </Button>
            </Stack>
          )}
        </Stack>
        <IconButton
          icon="trash"
          label={`${words.name} 지우기`}
          onClick={() => void removeEntry(store, id)}
        />
      </HStack>
    </Card>
  );
}
