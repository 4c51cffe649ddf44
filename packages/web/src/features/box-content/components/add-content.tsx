import { photosByContent } from "@damadum/domain";
import { boxContentForm, SchemaForm, SubmitButton, type BoxContentWords } from "@damadum/forms";
import { Box, Button, Card, Grid, HStack, IconButton, Notice, Stack, toast } from "@damadum/ui";
import { useState } from "react";
import { randomUuid } from "../../../shared/browser/random.ts";
import { useStore } from "../../../shared/config/store.ts";
import { BlobPicture } from "../../../shared/photo/photo.tsx";
import { enqueue } from "../state/queue.ts";
import { takePhotos } from "../take-photos.ts";
import { PhotoButton } from "./photo-button.tsx";

interface AddContentProps {
  readonly serial: string;
  /** Names that are in the box already, not suggested again. */
  readonly known: readonly string[];
  /** Something is on this device to be sent. */
  readonly onKept: () => void;
}

interface ChosenPhoto {
  readonly id: string;
  readonly blob: Blob;
}

const suggestions = ["겨울옷", "여름옷", "책", "이불", "그릇", "신발", "장난감", "서류"] as const;
const context = {};

/** Photos first, then what it is and how many; kept on the device before it is sent. */
export function AddContent({ serial, known, onKept }: AddContentProps) {
  const store = useStore();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [rejected, setRejected] = useState<readonly string[]>([]);
  const [isTaking, setTaking] = useState(false);
  const [start, setStart] = useState<{ readonly count: number; readonly name?: string }>({
    count: 1,
  });
  // A new form for every thing and every suggestion that is pressed.
  const [epoch, setEpoch] = useState(0);
  const groups = photosByContent(photos);

  async function take(files: readonly File[]): Promise<void> {
    setTaking(true);
    const taken = await takePhotos(files);
    setTaking(false);
    const chosen = taken.photos.map((blob) => ({ id: randomUuid(), blob }));
    setPhotos((all) => [...all, ...chosen]);
    setRejected(taken.rejected);
  }

  async function keep(words: BoxContentWords): Promise<void> {
    await enqueue(
      store,
      groups.map((group, at) => ({
        boxSerial: serial,
        words: { ...words, name: at === 0 ? words.name : `${words.name} ${at + 1}` },
        photos: group.map(({ blob }) => blob),
      })),
    );
    setPhotos([]);
    setRejected([]);
    setStart({ count: 1 });
    setEpoch((before) => before + 1);
    toast(`${words.name}, 저장했어요.`, { tone: "success" });
    onKept();
  }

  return (
    <Card variant="raised">
      <Stack gap="5">
        <PhotoButton isTaking={isTaking} onFiles={(files) => void take(files)} />
        {rejected.length > 0 && (
          <Box role="alert">
            <Notice tone="danger" title="올리지 못한 사진이 있어요">
              {rejected.map((line) => (
                <Box key={line}>{line}</Box>
              ))}
            </Notice>
          </Box>
        )}
        {photos.length > 0 && (
          <Grid
            as="ul"
            listStyleType="none"
            gap="2"
            gridTemplateColumns="repeat(auto-fill, minmax(5rem, 1fr))"
          >
            {photos.map((photo, at) => (
              <Box as="li" key={photo.id} position="relative">
                <BlobPicture blob={photo.blob} alt={`고른 사진 ${at + 1}`} />
                <Box position="absolute" insetBlockStart="0" insetInlineEnd="0">
                  <IconButton
                    icon="close"
                    variant="tinted"
                    label={`고른 사진 ${at + 1} 빼기`}
                    onClick={() => setPhotos(photos.filter((each) => each !== photo))}
                  />
                </Box>
              </Box>
            ))}
          </Grid>
        )}
        {groups.length > 1 && (
          <Notice title={`사진 ${photos.length}장을 ${groups.length}칸으로 나눠 저장해요`} />
        )}
        <HStack gap="2" wrap="wrap" role="group" aria-label="자주 담는 물건">
          {suggestions
            .filter((name) => !known.includes(name))
            .map((name) => (
              <Button
                key={name}
                size="sm"
                variant="outline"
                onClick={() => {
                  setStart({ count: 1, name });
                  setEpoch((before) => before + 1);
                }}
              >
                {name}
              </Button>
            ))}
        </HStack>
        <SchemaForm
          key={epoch}
          definition={boxContentForm}
          context={context}
          initialData={start}
          onSubmit={keep}
          renderActions={(actions) => <SubmitButton actions={actions} />}
        />
      </Stack>
    </Card>
  );
}
