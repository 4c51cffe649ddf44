import { get, update } from "idb-keyval";
import type { BoxContentWords } from "@damadum/forms";
import { atom, type Store } from "../../../shared/config/store.ts";
import { randomUuid } from "@damadum/browser";

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

/** Whether the device could not keep the queue, which then lasts only as long as the page. */
export const isQueueLostOnLeaveAtom = atom(false);

type Change = (queue: Queue) => Queue;

/**
 * What IndexedDB, full, forbidden or missing, has not stored yet, oldest first. Kept as changes, not as a queue: this page
 * may never have read what is stored, which must outlast it.
 */
let unkept: readonly Change[] = [];

const apply = (queue: Queue, changes: readonly Change[]) =>
  changes.reduce((before, changed) => changed(before), queue);

/** Loads the queue that an earlier visit left. */
export async function loadQueue(store: Store): Promise<void> {
  store.set(queueAtom, await readQueue(store));
}

/** The queue as stored on the device with what it could not keep, or as this page shows it when it cannot be read. */
export async function readQueue(store: Store): Promise<Queue> {
  try {
    const stored = (await get<Queue>(NAME)) ?? [];
    return apply(stored, unkept);
  } catch {
    return store.get(queueAtom);
  }
}

/** Queues contents with their pictures; all are on the device, if it can keep them, before this resolves. */
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

/** Lets the others go first: the server fails at this one. */
export function postponeEntry(store: Store, id: string): Promise<void> {
  return change(store, (queue) =>
    queue.toSorted((a, b) => Number(a.id === id) - Number(b.id === id)),
  );
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

async function change(store: Store, changed: Change): Promise<void> {
  let next: Queue = [];
  let kept: readonly Change[] = [];
  try {
    await update<Queue>(NAME, (queue) => {
      kept = unkept;
      next = apply(queue ?? [], [...kept, changed]);
      return next;
    });
    unkept = unkept.filter((one) => !kept.includes(one));
    next = apply(next, unkept);
  } catch {
    unkept = [...unkept, changed];
    next = changed(store.get(queueAtom));
  }
  store.set(isQueueLostOnLeaveAtom, unkept.length > 0);
  store.set(queueAtom, next);
}
