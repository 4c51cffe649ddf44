import { createBoxContent, isApiError, uploadFile } from "@damadum/sdk";
import type { Store } from "../../../shared/config/store.ts";
import { deviceKeyHeader } from "../../../shared/photo/device-key.ts";
import { keepDeviceKey, restoreDeviceKey } from "./device-key-copy.ts";
import {
  postponeEntry,
  readQueue,
  removeEntry,
  updateEntry,
  type QueuedContent,
  type QueuedPhoto,
} from "./queue.ts";

const LOCK = "damadum.box_queue";

/** The largest picture at 0.3 Mbit/s; a network that falls silent would hold the queue for ever. */
const UPLOAD_LIMIT_MS = 300_000;
const LOST_PHOTO = "이 기기에 둔 사진을 읽을 수 없어요. 사진을 빼고 보낸 뒤 다시 올려 주세요.";

/**
 * Sends the queue, oldest first, in one tab at a time. Stops when the network or the server is down; a rejected entry
 * stays with its reason and does not block the rest. Returns the serials of the boxes that received something. Calls
 * the operations without mutation hooks, because the queue outlives any screen or tab.
 */
export async function sendQueue(store: Store): Promise<ReadonlySet<string>> {
  // Web Locks need a secure context; without them only the idempotency keys prevent duplicates.
  if (!("locks" in navigator)) return sendAll(store);
  return navigator.locks.request(LOCK, () => sendAll(store));
}

async function sendAll(store: Store): Promise<ReadonlySet<string>> {
  await restoreDeviceKey();
  const sentTo = new Set<string>();
  for (const { id } of await readQueue(store)) {
    const entry = (await readQueue(store)).find((one) => one.id === id);
    if (entry === undefined || entry.refusal !== null) continue;
    try {
      await sendOne(store, entry);
      sentTo.add(entry.boxSerial);
    } catch (error) {
      if (!isRejection(error)) {
        if (isApiError(error) && error.status >= 500) await postponeEntry(store, id);
        break;
      }
      const refusal = error instanceof Error ? error.message : "";
      await updateEntry(store, id, (one) => ({ ...one, refusal }));
    }
  }
  return sentTo;
}

/** Whether a retry would be rejected again. */
function isRejection(error: unknown): boolean {
  if (error instanceof LostPhotoError) return true;
  return isApiError(error) && error.status < 500 && error.status !== 429 && error.status !== 401;
}

async function sendOne(store: Store, entry: QueuedContent): Promise<void> {
  const fileIds: string[] = [];
  for (const photo of entry.photos) {
    try {
      fileIds.push(photo.fileId ?? (await sendPhoto(store, entry, photo)));
    } catch (error) {
      if (isPhotoRejection(error))
        await updatePhoto(store, entry, photo, { refusal: error.message });
      throw error;
    }
  }
  const added = await createBoxContent(
    entry.boxSerial,
    { ...entry.words, file_ids: fileIds },
    { ...deviceKeyHeader(), "idempotency-key": entry.id },
  );
  await keepDeviceKey(added.visitor_key);
  await removeEntry(store, entry.id);
}

/** Browsers lose the bytes of stored pictures, and then name the network when one is sent. */
class LostPhotoError extends Error {}

function isPhotoRejection(error: unknown): error is Error {
  if (error instanceof LostPhotoError) return true;
  return isApiError(error) && (error.status === 413 || error.status === 422);
}

async function sendPhoto(
  store: Store,
  { id, boxSerial }: QueuedContent,
  photo: QueuedPhoto,
): Promise<string> {
  await photo.blob
    .slice(0, 1)
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw new LostPhotoError(LOST_PHOTO, { cause });
    });
  const file = await uploadFile(
    { purpose: "BOX_CONTENT", box_serial: boxSerial, file: photo.blob },
    { ...deviceKeyHeader(), "idempotency-key": photo.id },
    { signal: AbortSignal.timeout(UPLOAD_LIMIT_MS) },
  );
  await keepDeviceKey(file.visitor_key);
  await updatePhoto(store, { id }, photo, { fileId: file.file_id });
  return file.file_id;
}

function updatePhoto(
  store: Store,
  { id }: Pick<QueuedContent, "id">,
  photo: QueuedPhoto,
  changes: Partial<QueuedPhoto>,
): Promise<void> {
  return updateEntry(store, id, (one) => ({
    ...one,
    photos: one.photos.map((each) => (each.id === photo.id ? { ...each, ...changes } : each)),
  }));
}
