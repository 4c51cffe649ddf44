import { getGetFileQueryOptions, type Photo as StoredPhoto } from "@damadum/sdk";
import { Box, Skeleton } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { BlobImage } from "../page/blob-image.tsx";
import { deviceKeyHeader } from "./device-key.ts";

interface PhotoProps {
  readonly photo: StoredPhoto;
  readonly alt: string;
}

/** A picture of the server's, small and square; it is read with the session, which an address alone could not carry. */
export function Photo({ photo, alt }: PhotoProps) {
  const { file_id: id, key } = photo;
  const params = { size: "SMALL" as const, ...(key !== null && { key }) };
  const file = useQuery(
    getGetFileQueryOptions(id, params, deviceKeyHeader(), { query: { staleTime: Infinity } }),
  );
  if (file.data) return <BlobPicture blob={file.data} alt={alt} />;
  if (file.isError) return <Box width="full" aspectRatio="1" borderRadius="md" bg="bg.subtle" />;
  return (
    <Box width="full" aspectRatio="1">
      <Skeleton width="full" height="full" />
    </Box>
  );
}

interface BlobPictureProps {
  readonly blob: Blob;
  readonly alt: string;
}

/** A picture that is here already, square. */
export function BlobPicture(props: BlobPictureProps) {
  return (
    <Box width="full" aspectRatio="1" borderRadius="md" overflow="hidden" bg="bg.subtle">
      <BlobImage {...props} />
    </Box>
  );
}
