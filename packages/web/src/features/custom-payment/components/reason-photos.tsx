import { getGetFileQueryOptions, type Photo } from "@damadum/sdk";
import { Box, Grid, Skeleton, Text } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { BlobImage } from "../../../shared/page/blob-image.tsx";

export function ReasonPhotos({ photos }: { photos: readonly Photo[] }) {
  if (photos.length === 0) return null;
  return (
    <Grid gap="3" gridTemplateColumns="repeat(auto-fit, minmax(min(12rem, 100%), 1fr))">
      {photos.map((photo, index) => (
        <ReasonPhoto key={photo.file_id} photo={photo} alt={`이유를 보여 주는 사진 ${index + 1}`} />
      ))}
    </Grid>
  );
}

function ReasonPhoto({ photo, alt }: { photo: Photo; alt: string }) {
  const { file_id: id, key, width, height } = photo;
  const file = useQuery(
    getGetFileQueryOptions(id, key === null ? {} : { key }, undefined, {
      query: { staleTime: Infinity },
    }),
  );
  const shape = { width: "full", aspectRatio: `${width} / ${height}`, borderRadius: "md" } as const;
  if (file.isError) {
    return (
      <Text variant="caption" tone="muted">
        사진을 불러오지 못했어요. 새로 고침해 주세요.
      </Text>
    );
  }
  if (!file.data) return <Skeleton {...shape} />;
  return (
    <Box {...shape} overflow="hidden" bg="bg.subtle">
      <BlobImage blob={file.data} alt={alt} />
    </Box>
  );
}
