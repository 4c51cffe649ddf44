import { Button, Icon, VisuallyHidden } from "@damadum/ui";
import { useRef } from "react";

interface PhotoButtonProps {
  readonly isTaking: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the camera or the phone's photo library; accepts several photos at once. */
export function PhotoButton({ isTaking, onFiles }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="tinted"
        size="lg"
        block
        loading={isTaking}
        icon={<Icon name="plus" size={20} />}
        onClick={() => input.current?.click()}
      >
        사진 찍거나 고르기
      </Button>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept="image/*,.heic,.heif"
          multiple
          tabIndex={-1}
          aria-label="사진"
          onChange={(event) => {
            onFiles([...(event.currentTarget.files ?? [])]);
            // Otherwise a picture that was removed could not be chosen again.
            event.currentTarget.value = "";
          }}
        />
      </VisuallyHidden>
    </>
  );
}
