import { Box, Button, Sheet, Skeleton, Text } from "@damadum/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { loadPostcode, type PostcodeResult } from "./postcode-script.ts";

interface PostcodeSheetProps {
  readonly scriptUrl: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onFound: (result: PostcodeResult) => void;
  /** Called when the person would rather type. */
  readonly onType: () => void;
  /** Called when the search is unavailable, so that plain fields take over. */
  readonly onUnavailable: () => void;
}

/** The postcode search in a layer of this page; never a new window, which phones and webviews lose. */
export function PostcodeSheet({ scriptUrl, title, ...events }: PostcodeSheetProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isLoading, setIsLoading] = useState(true);
  const found = useEffectEvent(events.onFound);
  const unavailable = useEffectEvent(events.onUnavailable);

  useEffect(() => {
    let isOpen = true;
    const show = async () => {
      try {
        const Postcode = await loadPostcode(scriptUrl);
        if (!isOpen || place.current === null) return;
        setIsLoading(false);
        new Postcode({ oncomplete: found, width: "100%", height: "100%" }).embed(place.current, {
          autoClose: false,
        });
      } catch {
        // Offline, blocked or slow: plain fields replace the search.
        if (isOpen) unavailable();
      }
    };
    void show();
    return () => {
      isOpen = false;
    };
  }, [scriptUrl]);

  return (
    <Sheet
      open
      title={title}
      onOpenChange={events.onClose}
      footer={
        <Button variant="plain" block onClick={events.onType}>
          주소를 직접 입력할게요
        </Button>
      }
    >
      <Box position="relative" height="60vh" minHeight="80" aria-busy={isLoading}>
        {isLoading && (
          <>
            <Text tone="muted">주소 검색을 불러오고 있어요.</Text>
            <Skeleton width="full" height="80" />
          </>
        )}
        <Box ref={place} position="absolute" inset="0" />
      </Box>
    </Sheet>
  );
}
