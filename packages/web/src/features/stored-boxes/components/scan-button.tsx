import { Box, Button, Icon, IconButton, Sheet, Stack, Text, TextField } from "@damadum/ui";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import { serialOfLabel } from "../box-search.ts";

const POLL_INTERVAL_MS = 300;

/** The browser's own reader of codes, where it has one (Shape Detection API); typing works everywhere. */
interface CodeReader {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    readonly BarcodeDetector?: new (options: { formats: readonly string[] }) => CodeReader;
  }
}

/** Opens a box by its label: read by the camera, or typed. */
export function ScanButton() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | undefined>();

  const open = (label: string): boolean => {
    const serial = serialOfLabel(label);
    if (serial === null) return false;
    setOpen(false);
    void navigate(paths.boxContent.getHref(serial));
    return true;
  };

  return (
    <>
      <IconButton
        icon="scan"
        variant="outline"
        label="라벨로 박스 열기"
        onClick={() => setOpen(true)}
      />
      <Sheet open={isOpen} onOpenChange={setOpen} title="라벨로 박스 열기">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!open(typed)) setError("BX로 시작하는 12자리 번호를 입력해 주세요.");
          }}
        >
          <Stack gap="5">
            {window.BarcodeDetector && <Camera onCode={open} />}
            <TextField
              label="라벨 번호"
              placeholder="BX7K3F9QX2M4"
              autoCapitalize="characters"
              autoComplete="off"
              error={error}
              value={typed}
              onValueChange={(text) => {
                setTyped(text);
                setError(undefined);
              }}
            />
            <Button type="submit" size="lg" block icon={<Icon name="search" size={20} />}>
              박스 열기
            </Button>
          </Stack>
        </form>
      </Sheet>
    </>
  );
}

function Camera({ onCode }: { onCode: (label: string) => boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isRejected, setRejected] = useState(false);
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    const Reader = window.BarcodeDetector;
    if (Reader === undefined) return undefined;
    const reader = new Reader({ formats: ["qr_code"] });
    let stream: MediaStream | undefined;
    let isOver = false;
    const timer = setInterval(() => {
      const element = video.current;
      if (element === null || element.readyState < element.HAVE_CURRENT_DATA) return;
      reader.detect(element).then(
        (codes) => codes.some(({ rawValue }) => latest.current(rawValue)),
        () => undefined,
      );
    }, POLL_INTERVAL_MS);
    navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } }).then(
      (opened) => {
        if (isOver) return opened.getTracks().forEach((track) => track.stop());
        stream = opened;
        if (video.current) video.current.srcObject = opened;
      },
      () => setRejected(true),
    );
    return () => {
      isOver = true;
      clearInterval(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, []);
  if (isRejected) {
    return <Text tone="muted">카메라를 쓸 수 없어요. 라벨 번호를 입력해 주세요.</Text>;
  }
  return (
    <Box asChild width="full" aspectRatio="1" borderRadius="md" bg="bg.subtle" objectFit="cover">
      <video ref={video} autoPlay playsInline muted aria-label="라벨을 비추는 카메라" />
    </Box>
  );
}
