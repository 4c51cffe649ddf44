import { boxPhotoKinds, type BoxPhotoKind } from "@damadum/domain";
import type { BoxPhoto, Photo as StoredPhoto } from "@damadum/sdk";
import { Grid, Stack, Text } from "@damadum/ui";
import { formatInstant } from "@damadum/ui/dayjs";
import { ZoomablePhoto } from "./zoomable-photo.tsx";

const kinds = ["PACKING", "PICK_UP", "INTAKE", "RETURN"] as const satisfies readonly BoxPhotoKind[];

interface PhotoColumnsProps {
  readonly photos: readonly BoxPhoto[];
  /** Whether only some pictures were chosen; a kind without any is then left out. */
  readonly isChoice?: boolean;
}

/** Photos of a box at packing, pick-up, intake and return, side by side, with their times. */
export function PhotoColumns({ photos, isChoice = false }: PhotoColumnsProps) {
  const shown = kinds.filter((kind) => !isChoice || photos.some((each) => each.kind === kind));
  return (
    <Grid
      gap="4"
      gridTemplateColumns={{ base: "repeat(2, minmax(0, 1fr))", md: "repeat(4, minmax(0, 1fr))" }}
    >
      {shown.map((kind) => (
        <PhotoColumn key={kind} kind={kind} photos={photos.filter((each) => each.kind === kind)} />
      ))}
    </Grid>
  );
}

interface PhotoColumnProps {
  readonly kind: BoxPhotoKind;
  readonly photos: readonly BoxPhoto[];
}

function PhotoColumn({ kind, photos }: PhotoColumnProps) {
  const { label } = boxPhotoKinds[kind];
  return (
    <Stack role="group" gap="2" aria-label={`${label} 사진`}>
      <Text fontWeight="semibold">{label}</Text>
      {photos.length === 0 && (
        <Text variant="caption" tone="muted">
          사진이 없어요
        </Text>
      )}
      {byTime(photos, label).map(({ time, pictures }) => (
        <Stack key={pictures[0].photo.file_id} gap="1">
          <Grid gap="2" gridTemplateColumns={pictures.length > 1 ? "1fr 1fr" : "1fr"}>
            {pictures.map(({ photo, alt }) => (
              <ZoomablePhoto key={photo.file_id} photo={photo} alt={alt} />
            ))}
          </Grid>
          <Text variant="caption" tone="muted">
            {time}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

interface Picture {
  readonly photo: StoredPhoto;
  readonly alt: string;
}

interface TakenTogether {
  readonly time: string;
  readonly pictures: [Picture, ...Picture[]];
}

/** Groups consecutive pictures of the same minute under one time. */
function byTime(photos: readonly BoxPhoto[], label: string): readonly TakenTogether[] {
  const groups: TakenTogether[] = [];
  for (const [index, { photo, at }] of photos.entries()) {
    const time = formatInstant(at);
    const picture = { photo, alt: `${label} 사진 ${index + 1}` };
    const last = groups.at(-1);
    if (last?.time === time) last.pictures.push(picture);
    else groups.push({ time, pictures: [picture] });
  }
  return groups;
}
