import { getGetFileQueryOptions, type Photo as StoredPhoto } from "@damadum/sdk";
import { Box, Skeleton } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { BlobImage } from "../page/blob-image.tsx";
import { deviceKeyHeader } from "./device-key.ts";

export interface PhotoProps {
  readonly photo: StoredPhoto;
  readonly alt: string;
}

/** A picture of the server's, small and square. */
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

/** A picture is read with the session, which an address alone could not carry. */
export function photoOptions({ file_id: id, key }: StoredPhoto, size: "SMALL" | "FULL") {
  const params = { size, ...(key !== null && { key }) };
  return getGetFileQueryOptions(id, params, deviceKeyHeader(), { query: { staleTime: Infinity } });
}

interface BlobPictureProps {
  readonly blob: Blob;
  readonly alt: string;
}

/** A picture that is here already, square. It may stand in a link or a button, which hold phrases only. */
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
