import { preparePhoto } from "@damadum/browser";
import { contentPart, photoLimits, photosByContent } from "@damadum/domain";
import {
  AnswerSuggestions,
  boxContentForm,
  SchemaForm,
  SubmitButton,
  type BoxContentWords,
} from "@damadum/forms";
import { Box, Card, Grid, IconButton, Notice, Stack, toast } from "@damadum/ui";
import { useState } from "react";
import { randomUuid } from "@damadum/browser";
import { useStore } from "../../../shared/config/store.ts";
import { BlobPicture } from "../../../shared/photo/photo.tsx";
import { enqueue } from "../state/queue.ts";
import { PhotoButton } from "./photo-button.tsx";

interface AddContentProps {
  readonly serial: string;
  /** Names that are in the box already, not suggested again. */
  readonly known: readonly string[];
  /** Called when contents were queued on this device. */
  readonly onKept: () => void;
}

interface ChosenPhoto {
  readonly id: string;
  readonly blob: Blob;
}

const suggestions = ["겨울옷", "여름옷", "책", "이불", "그릇", "신발", "장난감", "서류"] as const;
const nothingYet = { count: 1 };
const context = {};

/** Photos first, then what it is and how many; kept on the device before it is sent. */
export function AddContent({ serial, known, onKept }: AddContentProps) {
  const store = useStore();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [rejected, setRejected] = useState<readonly string[]>([]);
  const [isTaking, setTaking] = useState(false);
  const [epoch, setEpoch] = useState(0);
  const groups = photosByContent(photos);

  async function take(files: readonly File[]): Promise<void> {
    setTaking(true);
    setRejected([]);
    // One by one, because a phone's memory holds few decoded photos.
    for (const file of files) {
      try {
        const blob = await preparePhoto(file, photoLimits);
        setPhotos((all) => [...all, { id: randomUuid(), blob }]);
      } catch (error) {
        const reason = error instanceof Error ? error.message : "";
        setRejected((all) => [...all, `${file.name}: ${reason}`]);
      }
    }
    setTaking(false);
  }

  async function keep(words: BoxContentWords): Promise<void> {
    await enqueue(
      store,
      groups.map((group, at) => ({
        boxSerial: serial,
        words: contentPart(words, at),
        photos: group.map(({ blob }) => blob),
      })),
    );
    setPhotos([]);
    setRejected([]);
    setEpoch((before) => before + 1);
    toast(`‘${words.name}’ 내용을 저장했어요.`, { tone: "success" });
    onKept();
  }

  return (
    <Card variant="raised">
      <Stack gap="5">
        <PhotoButton isTaking={isTaking} onFiles={(files) => void take(files)} />
        {rejected.length > 0 && (
          <Box role="alert">
            <Notice tone="danger" title="올리지 못한 사진이 있어요">
              {rejected.map((line, at) => (
                // A phone names many photos alike.
                <Box key={`${at} ${line}`}>{line}</Box>
              ))}
            </Notice>
          </Box>
        )}
        {photos.length > 0 && (
          <Grid
            as="ul"
            listStyleType="none"
            gap="2"
            gridTemplateColumns="repeat(auto-fill, minmax(min(5rem, 100%), 1fr))"
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
        <SchemaForm
          key={epoch}
          definition={boxContentForm}
          context={context}
          initialData={nothingYet}
          intro={
            <AnswerSuggestions
              path="name"
              label="자주 담는 물건"
              answers={suggestions.filter((name) => !known.includes(name))}
            />
          }
          onSubmit={keep}
          renderActions={(actions) => <SubmitButton actions={actions} disabled={isTaking} />}
        />
      </Stack>
    </Card>
  );
}
