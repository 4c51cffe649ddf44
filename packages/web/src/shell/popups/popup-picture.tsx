import { useGetFile, type Photo } from "@damadum/sdk";
import { Box } from "@damadum/ui";
import { useCallback } from "react";

interface PopupPictureProps {
  readonly photo: Photo;
}

/** The picture of a popup in its own size; its words stand below, so it says nothing that they do not. */
export function PopupPicture({ photo: { file_id, key, width, height } }: PopupPictureProps) {
  const { data: file } = useGetFile(file_id, key === null ? undefined : { key });
  // The page's policy shows pictures of its own and from memory, none of another site.
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null || file === undefined) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <Box aspectRatio={`${width} / ${height}`} borderRadius="md" overflow="hidden" bg="bg.inset">
      {file !== undefined && <img ref={show} alt="" width={width} height={height} />}
    </Box>
  );
}
