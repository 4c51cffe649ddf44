import { get, update } from "idb-keyval";
import type { BoxContentWords } from "@damadum/forms";
import { atom, type Store } from "../../../shared/config/store.ts";
import { randomUuid } from "../../../shared/browser/random.ts";

// Pictures do not fit local storage, so the queue is in IndexedDB; the atom is what the screen sees of it.

const NAME = "damadum.box_queue";

/** A picture that waits; once the server has it, it has a number there. */
export interface QueuedPhoto {
  /** Also its idempotency key: the same picture sent again is the same file. */
  readonly id: string;
  readonly blob: Blob;
  readonly fileId: string | null;
}

/** Something in a box that waits to be sent. */
export interface QueuedContent {
  /** Also its idempotency key: sent again after a lost answer it is added once. */
  readonly id: string;
  readonly boxSerial: string;
  readonly words: BoxContentWords;
  readonly photos: readonly QueuedPhoto[];
  /** Why the server does not take it, in words for the person; null while it is to be sent. */
  readonly refusal: string | null;
}

type Queue = readonly QueuedContent[];

/** What waits to be sent from this device, the oldest first. */
export const queueAtom = atom<Queue>([]);

/** Reads what an earlier visit left. */
export async function loadQueue(store: Store): Promise<void> {
  store.set(queueAtom, await readQueue());
}

/** What waits, as the device keeps it. */
export async function readQueue(): Promise<Queue> {
  return (await get<Queue>(NAME)) ?? [];
}

/** Keeps things for sending, each with its pictures; all are on the device before this resolves. */
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

/** Writes down what became of an entry. */
export function updateEntry(
  store: Store,
  id: string,
  changed: (entry: QueuedContent) => QueuedContent,
): Promise<void> {
  return change(store, (queue) => queue.map((one) => (one.id === id ? changed(one) : one)));
}

/** Takes an entry away: it was sent, or the person does not want it any more. */
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
