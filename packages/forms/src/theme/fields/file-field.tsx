import { FileUpload } from "@damadum/ui";
import { type FieldProps, getUiOptions } from "@rjsf/utils";
import { useState } from "react";

import { isRecord } from "../../engine/data/values.ts";
import { useListField } from "./use-list-field.ts";

/** The server takes no more in one request, and base64 adds a third. */
const MAX_BYTES = 10 * 1024 * 1024;

/** One file as its name and its content in base64, for requests that contain it. */
export function FileField(props: FieldProps) {
  const { fieldset, answer } = useListField(props);
  const [rejected, setRejected] = useState<string | null>(null);
  const { help } = getUiOptions(props.uiSchema);
  const value: unknown = props.formData;
  const name = isRecord(value) && typeof value["name"] === "string" ? value["name"] : null;

  async function add([file]: readonly File[]): Promise<void> {
    if (file === undefined) return;
    const isSmall = file.size <= MAX_BYTES;
    setRejected(isSmall ? null : file.name);
    if (isSmall) answer({ name: file.name, base64: await base64Of(file) });
  }

  return (
    <FileUpload
      id={fieldset.ids.control}
      label={fieldset.label}
      error={fieldset.error}
      rule={[help, "10MB까지 보낼 수 있어요."].filter(Boolean).join(" ")}
      kind="파일"
      files={name === null ? [] : [{ key: name, name, status: "done" }]}
      rejected={rejected === null ? [] : [{ name: rejected, message: "10MB보다 커요." }]}
      onAdd={(files) => void add(files)}
      onRemove={() => answer(undefined)}
      onRetry={() => undefined}
    />
  );
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  // In parts, because the arguments of a call are limited.
  for (let at = 0; at < bytes.length; at += 0x80_00) {
    binary += String.fromCodePoint(...bytes.subarray(at, at + 0x80_00));
  }
  return btoa(binary);
}
