import { preparePhoto } from "@damadum/browser";
import { photoLimits } from "@damadum/domain";
import { isApiError } from "@damadum/sdk";
import { FileUpload, type RejectedFile, type UploadedFile } from "@damadum/ui";
import { type FieldProps, getUiOptions } from "@rjsf/utils";
import { useEffect, useRef, useState } from "react";

import { serviceOf, useFormEngine } from "../../engine/form/form-engine.ts";

/** A photo that was chosen here; the answer contains only the ids of finished uploads. */
interface Upload {
  readonly key: string;
  readonly file: File;
  readonly preview: string;
  readonly controller: AbortController;
  readonly progress: number;
  readonly state: "uploading" | { readonly failure: string } | { readonly id: string };
}

const FAILED = "올리지 못했어요. 다시 시도해 주세요.";

/** Also the names of files, because few browsers know the type of a phone's photos. */
const ACCEPT = "image/*,.heic,.heif";

/** Photos that are uploaded as soon as they are chosen: one id for a string, ids for a list. */
export function UploadField(props: FieldProps) {
  const { fieldPathId, onChange, schema } = props;
  const engine = useFormEngine();
  const uploadFile = serviceOf(engine, "uploadFile");
  const { title = props.name, help } = getUiOptions(props.uiSchema);
  const most = schema.type === "array" ? (schema.maxItems ?? Number.POSITIVE_INFINITY) : 1;
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

  const send = ({ key, file, preview, controller: { signal } }: Upload) => {
    const reject = (error: unknown) => {
      const message = error instanceof Error ? error.message : "";
      drop(key);
      setRejected((all) => [...all, { name: file.name, message }]);
    };
    const upload = async (photo: File) => {
      if (signal.aborted) return;
      // A phone's own format cannot be shown.
      if (photo.type !== file.type) {
        URL.revokeObjectURL(preview);
        change(key, { preview: URL.createObjectURL(photo) });
      }
      const onProgress = (progress: number) => change(key, { progress });
      try {
        const { file_id: id } = await uploadFile(photo, { signal, onProgress });
        if (signal.aborted) return;
        change(key, { state: { id } });
        answer([...latest.current.ids, id]);
      } catch (error) {
        if (signal.aborted) return;
        if (isPhotoRejection(error)) reject(error);
        else change(key, { state: { failure: isApiError(error) ? error.message : FAILED } });
      }
    };
    engine.pending.add(
      preparePhoto(file, photoLimits).then(upload, (error: unknown) => {
        if (!signal.aborted) reject(error);
      }),
    );
  };

  const add = (files: readonly File[]) => {
    const present = uploads.filter(({ state }) => idOf({ state }) === undefined).length;
    const room = Math.max(0, most - present - ids.length);
    const message = `${most}장까지만 올릴 수 있어요.`;
    setRejected(files.slice(room).map(({ name }) => ({ name, message })));
    const added = files.slice(0, room).map((file): Upload => {
      const preview = URL.createObjectURL(file);
      return { key: preview, file, preview, ...started() };
    });
    setUploads((all) => [...all, ...added]);
    added.forEach(send);
  };

  const drop = (key: string) => {
    const upload = latest.current.uploads.find((one) => one.key === key);
    upload?.controller.abort();
    if (upload !== undefined) URL.revokeObjectURL(upload.preview);
    setUploads((all) => all.filter((one) => one.key !== key));
  };

  const remove = (key: string) => {
    const upload = uploads.find((one) => one.key === key);
    drop(key);
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
      rule={[ruleOf(most), help].filter((part) => part !== undefined).join(" ")}
      error={props.rawErrors?.[0]}
      accept={ACCEPT}
      multiple={most > 1}
      disabled={props.disabled === true || props.readonly === true}
      files={[...before, ...uploads.map(toFile)]}
      rejected={rejected}
      onAdd={add}
      onRemove={remove}
      onRetry={retry}
    />
  );
}

/** The limit in one sentence, shown before anything is chosen. */
function ruleOf(most: number): string {
  return Number.isFinite(most) ? `사진을 ${most}장까지 올릴 수 있어요.` : "사진을 올릴 수 있어요.";
}

function started() {
  return { controller: new AbortController(), progress: 0, state: "uploading" } as const;
}

function toIds(data: unknown): readonly string[] {
  return [data].flat().filter((id) => typeof id === "string");
}

function idOf({ state }: Pick<Upload, "state">): string | undefined {
  return typeof state === "object" && "id" in state ? state.id : undefined;
}

/** Whether the server would reject the photo again. */
function isPhotoRejection(error: unknown): boolean {
  return isApiError(error) && (error.status === 413 || error.status === 422);
}

function toFile({ key, file: { name }, preview, state, progress }: Upload): UploadedFile {
  const shown = { key, name, preview };
  if (state === "uploading") return { ...shown, status: state, progress };
  if ("failure" in state) return { ...shown, status: "failed", message: state.failure };
  return { ...shown, status: "done" };
}
