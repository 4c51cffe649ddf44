import { Box, Dialog, LoadError, Skeleton } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { BlobImage } from "../page/blob-image.tsx";
import { Photo, photoOptions, type PhotoProps } from "./photo.tsx";

/** A small picture; a press shows it as large as the screen allows. Its `alt` names the button and the dialog. */
export function ZoomablePhoto({ photo, alt }: PhotoProps) {
  const [isOpen, setOpen] = useState(false);
  const { isSuccess } = useQuery(photoOptions(photo, "SMALL"));
  // A picture that has not loaded cannot be enlarged.
  if (!isSuccess) return <Photo photo={photo} alt={alt} />;
  return (
    <>
      <Box asChild width="full" borderRadius="md" cursor="zoom-in">
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Photo photo={photo} alt={alt} />
        </button>
      </Box>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title={alt}>
          <LargePhoto photo={photo} alt={alt} />
        </Dialog>
      )}
    </>
  );
}

function LargePhoto({ photo, alt }: PhotoProps) {
  const file = useQuery(photoOptions(photo, "FULL"));
  const ratio = photo.width / photo.height;
  const shape = {
    // Entirely visible, however tall it is.
    width: `min(100%, calc(65dvh * ${ratio}))`,
    aspectRatio: ratio,
    marginInline: "auto",
    borderRadius: "md",
  } as const;
  if (file.isError) {
    return <LoadError what="사진을" error={file.error} onRetry={() => void file.refetch()} />;
  }
  return (
    <Box {...shape} overflow="hidden" bg="bg.subtle">
      {file.data ? (
        <BlobImage blob={file.data} alt={alt} />
      ) : (
        <Skeleton width="full" height="full" />
      )}
    </Box>
  );
}
