import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import {
  findFilesOn,
  lockFiles,
  placeFiles,
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

/** The pictures of one of several subjects. */
export interface PictureList {
  readonly subjectId: string;
  readonly fileIds: readonly string[];
  readonly field: string;
}

/**
 * Makes these the pictures of the subject, in this order, and releases any others on it. New ones must have been
 * uploaded by the owner and be on nothing else; otherwise all are rejected (422 file_ids).
 */
export function attachFiles(
  tx: Tx,
  services: Pick<Services, "clock">,
  { owner, fileIds, subject, readerId = null, field = "file_ids" }: Attachment,
): Promise<void> {
  const lists = [{ subjectId: subject.id, fileIds, field }];
  return attachAllFiles(tx, services, { owner, kind: subject.kind, readerId, lists });
}

/** The same for several subjects of a kind at once; a picture may move from one of them to another. */
export async function attachAllFiles(
  tx: Tx,
  { clock }: Pick<Services, "clock">,
  input: Pick<Attachment, "owner"> & {
    readonly kind: FileSubject["kind"];
    readonly readerId: string | null;
    readonly lists: readonly PictureList[];
  },
): Promise<void> {
  const { owner, kind, readerId, lists } = input;
  if (lists.length === 0) return;
  const ids = lists.flatMap(({ fileIds }) => fileIds);
  const subjectIds = lists.map(({ subjectId }) => subjectId);
  const found = await lockFiles(tx, { ids, kind, subjectIds });
  const files = new Map(found.map((file) => [file.id, file]));
  const listed = new Map(lists.map(({ subjectId, fileIds }) => [subjectId, new Set(fileIds)]));
  const isOn = ({ subject_kind: its, subject_id: id }: StoredFile) =>
    its === kind && id !== null && listed.has(id);
  const isLeft = (file: StoredFile) =>
    isOn(file) && listed.get(file.subject_id ?? "")?.has(file.id) !== true;
  const taken = new Set<string>();
  const fields = lists.flatMap(({ subjectId, fileIds, field }) => {
    const usable = fileIds.every((id) => {
      const file = files.get(id);
      const isFirst = taken.size < taken.add(id).size;
      if (!isFirst || file === undefined || file.removed_at !== null) return false;
      if (isOn(file) && file.subject_id === subjectId) return true;
      const isFree = file.subject_id === null || isLeft(file);
      const { user_id: userId, visitor_key_hash: key } = file;
      return isFree && userId === owner.userId && key === owner.visitorKeyHash;
    });
    return usable ? [] : [{ field, code: "unknown_file", message: UNKNOWN }];
  });
  if (fields.length > 0) throw new ProblemError("validation_failed", { fields });
  const left = found.filter((file) => isLeft(file) && !taken.has(file.id)).map(({ id }) => id);
  await releaseFiles(tx, left, { now: clock() });
  const places = lists.flatMap(({ subjectId: subject_id, fileIds }) =>
    fileIds.map((id, position) => ({ id, subject_id, position, reader_id: readerId })),
  );
  await placeFiles(tx, kind, places);
}

/**
 * Moves pictures to subjects of a kind, so that they are not released with those they are on; each keeps its position
 * and its reader.
 */
export function transferFiles(
  tx: Tx,
  kind: FileSubject["kind"],
  pictures: readonly { readonly id: string; readonly subject_id: string }[],
): Promise<void> {
  return placeFiles(tx, kind, pictures);
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
