import { Box } from "@damadum/ui";
import { useCallback } from "react";

interface BlobImageProps {
  readonly blob: Blob;
  readonly alt: string;
}

/** A picture that is here already, as large as what it stands in. */
export function BlobImage({ blob, alt }: BlobImageProps) {
  // The page's policy shows pictures of its own and from memory, none of another site.
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
