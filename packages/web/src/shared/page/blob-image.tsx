import { Box } from "@damadum/ui";
import { useCallback } from "react";

interface BlobImageProps {
  readonly blob: Blob;
  readonly alt: string;
}

/** A picture that is already in memory, as large as its container. */
export function BlobImage({ blob, alt }: BlobImageProps) {
  // The page's policy allows pictures of this site and from memory, none of another site.
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return (
    <Box asChild width="full" height="full" objectFit="cover">
      <img ref={show} alt={alt} />
    </Box>
  );
}
