import { useGetFile, type Photo } from "@damadum/sdk";
import { Box } from "@damadum/ui";
import { BlobImage } from "../../shared/page/blob-image.tsx";

interface PopupPictureProps {
  readonly photo: Photo;
}

/** The picture of a popup in its own aspect ratio; decorative, because the text below states the same. */
export function PopupPicture({ photo: { file_id, key, width, height } }: PopupPictureProps) {
  const { data: file } = useGetFile(file_id, key === null ? undefined : { key });
  return (
    <Box aspectRatio={`${width} / ${height}`} borderRadius="md" overflow="hidden" bg="bg.inset">
      {file !== undefined && <BlobImage blob={file} alt="" />}
    </Box>
  );
}
