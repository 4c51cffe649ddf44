import { Button, Icon, IconButton, Sheet, Stack, TextField } from "@damadum/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import { serialOfLabel } from "../box-search.ts";
import { LabelCamera } from "./label-camera.tsx";

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
            <LabelCamera onCode={open} />
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
