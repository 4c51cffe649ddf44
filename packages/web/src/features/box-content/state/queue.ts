import { get, update } from "idb-keyval";
import type { BoxContentWords } from "@damadum/forms";
import { atom, type Store } from "../../../shared/config/store.ts";
import { randomUuid } from "../../../shared/browser/random.ts";

// Pictures do not fit in local storage, so the queue is in IndexedDB; the atom mirrors it for the screen.

const NAME = "damadum.box_queue";

/** A queued picture; `fileId` is set once the server has stored it. */
export interface QueuedPhoto {
  /** Also its idempotency key: the same picture sent again is the same file. */
  readonly id: string;
  readonly blob: Blob;
  readonly fileId: string | null;
  /** The server's reason for rejecting the picture for good; absent in queues of earlier releases. */
  readonly refusal?: string;
}

export interface QueuedContent {
  /** Also its idempotency key: retried after a lost response, it is added only once. */
  readonly id: string;
  readonly boxSerial: string;
  readonly words: BoxContentWords;
  readonly photos: readonly QueuedPhoto[];
  /** The server's reason for rejecting it, to show to the person; null while it is still to be sent. */
  readonly refusal: string | null;
}

type Queue = readonly QueuedContent[];

/** The contents waiting to be sent from this device, oldest first. */
export const queueAtom = atom<Queue>([]);

/** Loads the queue that an earlier visit left. */
export async function loadQueue(store: Store): Promise<void> {
  store.set(queueAtom, await readQueue());
}

export async function readQueue(): Promise<Queue> {
  return (await get<Queue>(NAME)) ?? [];
}

/** Queues contents with their pictures; all are on the device before this resolves. */
export async function enqueue(
  store: Store,
  contents: readonly (Pick<QueuedContent, "boxSerial" | "words"> & {
    readonly photos: readonly Blob[];
  })[],
): Promise<void> {
  const entries = contents.map(({ boxSerial, words, photos }) => ({
    id: randomUuid(),
    boxSerial,
    words,
    photos: photos.map((blob) => ({ id: randomUuid(), blob, fileId: null })),
    refusal: null,
  }));
  await change(store, (queue) => [...queue, ...entries]);
}

/** Changes one entry; a no-op when it has been removed. */
export function updateEntry(
  store: Store,
  id: string,
  changed: (entry: QueuedContent) => QueuedContent,
): Promise<void> {
  return change(store, (queue) => queue.map((one) => (one.id === id ? changed(one) : one)));
}

/** Has an entry sent again from its beginning: pictures that wait too long are gone from the server. */
export function restartEntry(store: Store, id: string): Promise<void> {
  return updateEntry(store, id, (entry) => ({
    ...entry,
    refusal: null,
    photos: entry.photos.map(({ blob }) => ({ id: randomUuid(), blob, fileId: null })),
  }));
}

/** Removes only the pictures that the server has rejected, so that the rest is sent. */
export function removeRefusedPhotos(store: Store, id: string): Promise<void> {
  return updateEntry(store, id, (entry) => ({
    ...entry,
    refusal: null,
    photos: entry.photos.filter(({ refusal }) => refusal === undefined),
  }));
}

export function removeEntry(store: Store, id: string): Promise<void> {
  return change(store, (queue) => queue.filter((one) => one.id !== id));
}

async function change(store: Store, changed: (queue: Queue) => Queue): Promise<void> {
  let next: Queue = [];
  await update<Queue>(NAME, (queue) => {
    next = changed(queue ?? []);
    return next;
  });
  store.set(queueAtom, next);
}
