import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import {
  findFilesOn,
  lockFiles,
  placeFile,
  releaseFiles,
  type FileSubject,
  type StoredFile,
} from "./store.ts";

/** The uploader of pictures: a user, or a visitor by the hash of the device's key. */
export interface FileOwner {
  readonly userId: string | null;
  readonly visitorKeyHash: string | null;
}

export interface Attachment {
  readonly owner: FileOwner;
  readonly fileIds: readonly string[];
  readonly subject: FileSubject;
  /** Another user who may see them, such as the owner of the box. */
  readonly readerId?: string | null;
  /** The field of the request that contains the ids, for the error. */
  readonly field?: string;
}

const UNKNOWN = "쓸 수 없는 사진이 있어요. 사진을 다시 올려 주세요.";

/**
 * Makes these the pictures of the subject, in this order, and releases any others on it. New ones must have been
 * uploaded by the owner and be on nothing else; otherwise all are rejected (422 file_ids).
 */
export async function attachFiles(
  tx: Tx,
  { clock }: Pick<Services, "clock">,
  { owner, fileIds, subject, readerId = null, field = "file_ids" }: Attachment,
): Promise<void> {
  const found = await lockFiles(tx, { ids: fileIds, subject });
  const files = new Map(found.map((file) => [file.id, file]));
  const hasDuplicates = new Set(fileIds).size < fileIds.length;
  const usable = fileIds.every((id) => mayUse(files.get(id), { owner, subject }));
  if (hasDuplicates || !usable) {
    const problem = { field, code: "unknown_file", message: UNKNOWN };
    throw new ProblemError("validation_failed", { fields: [problem] });
  }
  const left = found.filter(({ id }) => !fileIds.includes(id)).map(({ id }) => id);
  await releaseFiles(tx, left, { now: clock() });
  for (const [position, id] of fileIds.entries()) {
    const place = { subject_kind: subject.kind, subject_id: subject.id, position };
    await placeFile(tx, id, { ...place, reader_id: readerId });
  }
}

/**
 * Moves pictures to another subject, so that they are not released with the one they are on; each keeps its position
 * and its reader.
 */
export async function transferFiles(
  tx: Tx,
  fileIds: readonly string[],
  { kind, id }: FileSubject,
): Promise<void> {
  if (fileIds.length === 0) return;
  await tx
    .updateTable("files")
    .set({ subject_kind: kind, subject_id: id })
    .where("id", "in", [...fileIds])
    .execute();
}

/** Releases every picture on these subjects. */
export async function detachFiles(
  tx: Tx,
  { clock }: Pick<Services, "clock">,
  subjects: { readonly kind: FileSubject["kind"]; readonly ids: readonly string[] },
): Promise<void> {
  if (subjects.ids.length === 0) return;
  const files = await findFilesOn(tx, subjects);
  await releaseFiles(
    tx,
    files.map(({ id }) => id),
    { now: clock() },
  );
}

function mayUse(
  file: StoredFile | undefined,
  { owner, subject }: { readonly owner: FileOwner; readonly subject: FileSubject },
): boolean {
  if (file === undefined || file.removed_at !== null) return false;
  if (file.subject_id !== null) {
    return file.subject_kind === subject.kind && file.subject_id === subject.id;
  }
  return file.user_id === owner.userId && file.visitor_key_hash === owner.visitorKeyHash;
}
