import { FileUpload, type RejectedFile, type UploadedFile } from "@damadum/ui";
import { type FieldProps, getUiOptions } from "@rjsf/utils";
import { useEffect, useRef, useState } from "react";

import { serviceOf, useFormEngine } from "../../engine/form/form-engine.ts";
import { sortFiles, uploadRule } from "./upload-limits.ts";

/** A file that was chosen here; the answer contains only the ids of finished uploads. */
interface Upload {
  readonly key: string;
  readonly file: File;
  readonly preview: string;
  readonly controller: AbortController;
  readonly progress: number;
  readonly state: "uploading" | "failed" | { readonly id: string };
}

/** Files that are uploaded as soon as they are chosen: one id for a string, ids for a list. */
export function UploadField(props: FieldProps) {
  const { fieldPathId, onChange, schema } = props;
  const engine = useFormEngine();
  const { title = props.name, ...options } = getUiOptions(props.uiSchema);
  const limits = {
    accept: Array.isArray(options["accept"]) ? options["accept"].map(String) : [],
    maxBytes: Number(options["maxBytes"] ?? Number.POSITIVE_INFINITY),
    maxCount: schema.type === "array" ? (schema.maxItems ?? Number.POSITIVE_INFINITY) : 1,
  };
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const ids = toIds(props.formData);
  const latest = useRef({ ids, uploads });
  useEffect(() => {
    latest.current = { ids, uploads };
  });
  useEffect(
    () => () => {
      for (const { controller, preview } of latest.current.uploads) {
        controller.abort();
        URL.revokeObjectURL(preview);
      }
    },
    [],
  );

  const answer = (next: readonly string[]) => {
    latest.current = { ...latest.current, ids: next };
    const value = schema.type === "array" ? next : next[0];
    const answered = next.length === 0 ? undefined : value;
    // Stored immediately, because a form that waits for this upload reads it from the store.
    engine.store.lift(fieldPathId.path, answered);
    onChange(answered, fieldPathId.path, undefined, fieldPathId.$id);
    engine.leave(fieldPathId.path);
  };
  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  const send = ({ key, file, controller }: Upload) => {
    const work = serviceOf(engine, "uploadFile")(file, {
      signal: controller.signal,
      onProgress: (progress) => change(key, { progress }),
    }).then(
      ({ file_id: id }) => {
        if (controller.signal.aborted) return;
        change(key, { state: { id } });
        answer([...latest.current.ids, id]);
      },
      () => {
        if (!controller.signal.aborted) change(key, { state: "failed" });
      },
    );
    engine.pending.add(work);
  };

  const add = (files: readonly File[]) => {
    const present = uploads.filter(({ state }) => typeof state === "string").length + ids.length;
    const sorted = sortFiles(files, present, limits);
    setRejected(sorted.rejected);
    const added = sorted.taken.map((file): Upload => {
      const preview = URL.createObjectURL(file);
      return { key: preview, file, preview, ...started() };
    });
    setUploads((all) => [...all, ...added]);
    added.forEach(send);
  };

  const remove = (key: string) => {
    const upload = uploads.find((one) => one.key === key);
    upload?.controller.abort();
    if (upload !== undefined) URL.revokeObjectURL(upload.preview);
    setUploads((all) => all.filter((one) => one.key !== key));
    const id = upload === undefined ? key : idOf(upload);
    if (id !== undefined) answer(ids.filter((other) => other !== id));
  };

  const retry = (key: string) => {
    const upload = uploads.find((one) => one.key === key);
    if (upload === undefined) return;
    const again: Upload = { ...upload, ...started() };
    change(key, again);
    send(again);
  };

  const uploadedHere = new Set(uploads.map(idOf));
  const before = ids
    .filter((id) => !uploadedHere.has(id))
    .map((id, at): UploadedFile => ({
      key: id,
      name: `올려 둔 사진 ${at + 1}`,
      preview: engine.context().fileUrl?.(id),
      status: "done",
    }));
  return (
    <FileUpload
      id={fieldPathId.$id}
      label={title}
      required={props.required}
      optional={props.required !== true}
      rule={[uploadRule(limits), options.help].filter((part) => part !== undefined).join(" ")}
      error={props.rawErrors?.[0]}
      accept={limits.accept.join(",")}
      multiple={limits.maxCount > 1}
      disabled={props.disabled === true || props.readonly === true}
      files={[...before, ...uploads.map(toFile)]}
      rejected={rejected}
      onAdd={add}
      onRemove={remove}
      onRetry={retry}
    />
  );
}

/** The state of an upload that begins now. */
function started() {
  return { controller: new AbortController(), progress: 0, state: "uploading" } as const;
}

function toIds(data: unknown): readonly string[] {
  return [data].flat().filter((id) => typeof id === "string");
}

function idOf({ state }: Upload): string | undefined {
  return typeof state === "string" ? undefined : state.id;
}

function toFile({ key, file: { name }, preview, state, progress }: Upload): UploadedFile {
  const shown = { key, name, preview };
  if (state === "uploading") return { ...shown, status: state, progress };
  if (state === "failed") {
    return { ...shown, status: state, message: "올리지 못했어요. 다시 시도해 주세요." };
  }
  return { ...shown, status: "done" };
}
