import { createHash } from "node:crypto";
import { isOpenForPacking } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { EncodedImage, EncodedSizes } from "../../providers/images/images.ts";
import { hashSecret } from "../../providers/keys.ts";
import type { Services } from "../../services.ts";
import { claimKey } from "../../subject/claim-key.ts";
import { findFile, insertFile, type StoredFile } from "./store.ts";
import { fileNames } from "./file-names.ts";

type Needs = Pick<
  Services,
  "db" | "clock" | "ids" | "keys" | "limits" | "files" | "encodeImage" | "findBoxStatus"
>;

interface Upload {
  readonly purpose: "BOX_CONTENT" | "REVIEW" | "DAMAGE_REPORT";
  readonly boxSerial: string | undefined;
  readonly bytes: Uint8Array;
  /** Null for a visitor, who packs another person's box. */
  readonly userId: string | null;
  readonly visitorKey: string | undefined;
  readonly address: string;
  readonly idempotencyKey: string | undefined;
}

/** Stores an uploaded picture, re-encoded. `visitorKey` is a new key for a visitor who sent none of ours, else null. */
export async function uploadFile(
  services: Needs,
  upload: Upload,
): Promise<{ readonly file: StoredFile; readonly visitorKey: string | null }> {
  const { limits, encodeImage, keys } = services;
  if (upload.userId === null) {
    await requireOpenBox(services, upload);
    await limits.consume("visitorFileFromAddress", upload.address);
  } else {
    await limits.consume("fileOfMember", upload.userId);
  }
  const image = await encodeImage(upload.bytes);
  const known = ownKeyOf(services, upload);
  const file = await inTransaction(services.db, (tx) =>
    insertOrFind(tx, services, { upload, known, full: image.full }),
  );
  // A repeated request stores the bytes again, because an earlier one may have failed after inserting the row.
  await storeImage(services, file.id, image);
  const isNew = upload.userId === null && known === null;
  return { file, visitorKey: isNew ? keys.deviceKeyOf(file.id) : null };
}

/** A visitor may only upload pictures of the contents of a box that is being packed. */
async function requireOpenBox(
  { db, findBoxStatus }: Needs,
  { purpose, boxSerial }: Upload,
): Promise<void> {
  if (purpose !== "BOX_CONTENT") throw new ProblemError("no_credentials");
  if (boxSerial === undefined) {
    const message = "어느 박스의 사진인지 알 수 없어요. 박스의 QR을 다시 찍어 주세요.";
    const field = { field: "box_serial", code: "required", message };
    throw new ProblemError("validation_failed", { fields: [field] });
  }
  const status = await findBoxStatus(db, boxSerial);
  if (status === null) throw new ProblemError("not_found");
  if (!isOpenForPacking(status)) throw new ProblemError("state_conflict");
}

function ownKeyOf({ keys }: Needs, { userId, visitorKey }: Upload): string | null {
  const isOurs = userId === null && visitorKey !== undefined && keys.isDeviceKey(visitorKey);
  return isOurs ? visitorKey : null;
}

async function insertOrFind(
  tx: Tx,
  { clock, ids, keys }: Needs,
  {
    upload,
    known,
    full,
  }: { readonly upload: Upload; readonly known: string | null; readonly full: EncodedImage },
): Promise<StoredFile> {
  const { purpose, boxSerial, bytes, userId, idempotencyKey: key } = upload;
  const id = ids.uuid();
  const now = clock();
  if (key !== undefined) {
    const digest = createHash("sha256").update(bytes).digest("base64url");
    const content = { purpose, boxSerial, digest };
    const owner = userId ?? (known === null ? "visitor" : hashSecret(known));
    const request = { owner, operation: "uploadFile", key, content };
    const earlier = await claimKey(tx, request, { subjectId: id, now });
    if (earlier !== null) return foundAgain(tx, earlier);
  }
  return insertFile(tx, {
    id,
    user_id: userId,
    visitor_key_hash: userId === null ? hashSecret(known ?? keys.deviceKeyOf(id)) : null,
    purpose,
    byte_size: full.bytes.byteLength,
    width: full.width,
    height: full.height,
    created_at: now,
  });
}

/** The file that the first request stored; throws `idempotency_conflict` when it is gone. */
async function foundAgain(tx: Tx, fileId: string): Promise<StoredFile> {
  const file = await findFile(tx, fileId);
  if (file === null) throw new ProblemError("idempotency_conflict");
  return file;
}

/** Writes both sizes of a picture. Call it after its row is inserted, so that no bytes are stored without one. */
export async function storeImage(
  { files }: Pick<Services, "files">,
  fileId: string,
  { full, small }: EncodedSizes,
): Promise<void> {
  const names = fileNames(fileId);
  await Promise.all([
    files.put(names.FULL, full.bytes, "image/webp"),
    files.put(names.SMALL, small.bytes, "image/webp"),
  ]);
}
