import { Box, Text } from "@damadum/ui";
import { useEffect, useRef, useState } from "react";
import { loadCodeReader, type CodeReader } from "../code-reader.ts";

const POLL_INTERVAL_MS = 300;

/** The video of the camera, whose codes go to `onCode`; shows a message when no camera is available. */
export function LabelCamera({ onCode }: { readonly onCode: (label: string) => boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isRejected, setRejected] = useState(false);
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    const closing = new AbortController();
    watch(element, { signal: closing.signal, onCode: (label) => latest.current(label) }).catch(() =>
      setRejected(true),
    );
    return () => closing.abort();
  }, []);
  if (isRejected) {
    return <Text tone="muted">카메라를 쓸 수 없어요. 라벨 번호를 입력해 주세요.</Text>;
  }
  return (
    <Box
      asChild
      width="full"
      aspectRatio="1"
      // Keeps the field below visible on a short screen.
      maxHeight="40dvh"
      borderRadius="md"
      bg="bg.subtle"
      objectFit="cover"
    >
      <video ref={video} autoPlay playsInline muted aria-label="라벨을 비추는 카메라" />
    </Box>
  );
}

interface Watching {
  readonly signal: AbortSignal;
  readonly onCode: (label: string) => boolean;
}

/** Plays the camera in the element and reads codes until aborted; rejects when no camera is available. */
async function watch(element: HTMLVideoElement, { signal, onCode }: Watching): Promise<void> {
  const [reader, stream] = await Promise.all([
    loadCodeReader(),
    navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } }),
  ]);
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) return stop();
  element.srcObject = stream;
  const timer = setInterval(() => void readOnce(reader, element, onCode), POLL_INTERVAL_MS);
  signal.addEventListener("abort", () => {
    clearInterval(timer);
    stop();
  });
}

async function readOnce(
  reader: CodeReader,
  element: HTMLVideoElement,
  onCode: Watching["onCode"],
): Promise<void> {
  if (element.readyState < element.HAVE_CURRENT_DATA) return;
  const codes = await reader.detect(element).catch(() => []);
  codes.some(onCode);
}
