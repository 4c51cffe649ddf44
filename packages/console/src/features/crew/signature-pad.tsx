import { Box, Button, HStack, Stack, Text } from "@damadum/ui";
import { useRef, useState, type PointerEvent } from "react";
import { base64Of } from "./shrink-picture.ts";

const WIDTH = 600;
const HEIGHT = 240;
const LINE = 4;

interface SignaturePadProps {
  readonly label: string;
  /** What is drawn stays as it is while it is sent. */
  readonly isSending: boolean;
  readonly onDone: (base64: string) => Promise<void>;
}

/** A field to sign in with a finger; the paper is white in dark mode too, because it becomes a picture. */
export function SignaturePad({ label, isSending, onDone }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isSigned, setIsSigned] = useState(false);
  const pen = () => canvas.current?.getContext("2d") ?? null;

  function wipe() {
    const context = pen();
    if (context === null) return;
    context.fillStyle = "white";
    context.fillRect(0, 0, WIDTH, HEIGHT);
    setIsSigned(false);
  }

  function draw(event: PointerEvent<HTMLCanvasElement>) {
    const context = pen();
    if (context === null || event.buttons === 0 || isSending) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * WIDTH;
    const y = ((event.clientY - top) / height) * HEIGHT;
    if (event.type === "pointerdown") {
      if (!isSigned) wipe();
      event.currentTarget.setPointerCapture(event.pointerId);
      context.beginPath();
      context.moveTo(x, y);
    }
    context.lineWidth = LINE;
    context.lineCap = "round";
    context.strokeStyle = "black";
    context.lineTo(x, y);
    context.stroke();
    setIsSigned(true);
  }

  return (
    <Stack gap="2" role="group" aria-label={label}>
      <Text variant="caption" tone="muted">
        아래 칸에 손가락으로 서명해 주세요.
      </Text>
      <Box
        asChild
        width="full"
        border="1px solid"
        borderColor="border.strong"
        borderRadius="md"
        bg="white"
      >
        <canvas
          ref={canvas}
          width={WIDTH}
          height={HEIGHT}
          style={{ touchAction: "none" }}
          onPointerDown={draw}
          onPointerMove={draw}
        />
      </Box>
      <HStack gap="2" wrap="wrap">
        <Button
          disabled={!isSigned}
          loading={isSending}
          onClick={() => {
            if (canvas.current !== null) void onDone(base64Of(canvas.current, "image/png"));
          }}
        >
          서명 보내기
        </Button>
        <Button variant="plain" disabled={isSending} onClick={wipe}>
          지우기
        </Button>
      </HStack>
    </Stack>
  );
}
