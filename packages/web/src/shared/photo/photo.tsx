import { getGetFileQueryOptions, type Photo as StoredPhoto } from "@damadum/sdk";
import { Box, Skeleton } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { BlobImage } from "../page/blob-image.tsx";
import { deviceKeyHeader } from "./device-key.ts";

export interface PhotoProps {
  readonly photo: StoredPhoto;
  readonly alt: string;
}

/** A small, square picture from the server. */
export function Photo({ photo, alt }: PhotoProps) {
  const file = useQuery(photoOptions(photo, "SMALL"));
  if (file.isError) return <Box width="full" aspectRatio="1" borderRadius="md" bg="bg.subtle" />;
  if (!file.data) {
    return (
      <Box width="full" aspectRatio="1">
        <Skeleton width="full" height="full" />
      </Box>
    );
  }
  return <BlobPicture blob={file.data} alt={alt} />;
}

/** The query of a picture, which needs the session's headers, so that a plain image URL cannot load it. */
export function photoOptions({ file_id: id, key }: StoredPhoto, size: "SMALL" | "FULL") {
  const params = { size, ...(key !== null && { key }) };
  return getGetFileQueryOptions(id, params, deviceKeyHeader(), { query: { staleTime: Infinity } });
}

interface BlobPictureProps {
  readonly blob: Blob;
  readonly alt: string;
}

/** A square picture that is already in memory. Only phrasing content, so that it is valid in a link or a button. */
export function BlobPicture(props: BlobPictureProps) {
  return (
    <Box
      as="span"
      display="block"
      width="full"
      aspectRatio="1"
      borderRadius="md"
      overflow="hidden"
      bg="bg.subtle"
    >
      <BlobImage {...props} />
    </Box>
  );
}
