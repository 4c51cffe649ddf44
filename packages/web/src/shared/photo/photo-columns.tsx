import { boxPhotoKinds, type BoxPhotoKind } from "@damadum/domain";
import type { BoxPhoto } from "@damadum/sdk";
import { Grid, Stack, Text } from "@damadum/ui";
import { formatInstant } from "../config/dayjs.ts";
import { Photo } from "./photo.tsx";

const kinds = ["PACKING", "PICK_UP", "INTAKE", "RETURN"] as const satisfies readonly BoxPhotoKind[];

interface PhotoColumnsProps {
  readonly photos: readonly BoxPhoto[];
  /** Some of the pictures were chosen: a time without one says nothing of the box. */
  readonly isChoice?: boolean;
}

/** What a box looked like at packing, pick-up, intake and return, beside one another and with its time. */
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
      {photos.map(({ photo, at }, index) => (
        <Stack key={photo.file_id} gap="1">
          <Photo photo={photo} alt={`${label} 사진 ${index + 1}`} />
          <Text variant="caption" tone="muted">
            {formatInstant(at)}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
