import { clear, get } from "idb-keyval";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createStore, type Store } from "../../../shared/config/store.ts";
import {
  enqueue,
  isQueueLostOnLeaveAtom,
  loadQueue,
  queueAtom,
  removeEntry,
  type QueuedContent,
} from "./queue.ts";

beforeEach(() => clear());

const photos = [new Blob(["photo"])];
const add = (store: Store, ...names: readonly string[]) =>
  enqueue(
    store,
    names.map((name) => ({ boxSerial: "B1", words: { name, count: 1 }, photos })),
  );
const namesOf = (queue: readonly QueuedContent[] = []) => queue.map(({ words }) => words.name);
const shown = (store: Store) => namesOf(store.get(queueAtom));
const stored = async () => namesOf(await get<QueuedContent[]>("damadum.box_queue"));

/** A later visit, whose first transaction the browser refuses. */
async function visitAfter(names: readonly string[], { isLoaded }: { readonly isLoaded: boolean }) {
  await add(createStore(), ...names);
  const store = createStore();
  if (isLoaded) await loadQueue(store);
  const refused = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
    throw new DOMException("The database is closing.", "InvalidStateError");
  });
  const recover = () => {
    refused.mockRestore();
  };
  onTestFinished(recover);
  if (!isLoaded) await loadQueue(store);
  return { store, recover };
}

test.each([
  { isLoaded: true, seen: ["A", "B", "C", "D"] },
  { isLoaded: false, seen: ["D"] },
])(
  "the queue keeps all that is stored when a change is refused (loaded: $isLoaded)",
  async (visit) => {
    const { store, recover } = await visitAfter(["A", "B", "C"], visit);
    await add(store, "D");
    expect(shown(store)).toEqual(visit.seen);
    expect(store.get(isQueueLostOnLeaveAtom)).toBe(true);

    recover();
    await add(store, "E");
    expect(await stored()).toEqual(["A", "B", "C", "D", "E"]);
    expect(shown(store)).toEqual(["A", "B", "C", "D", "E"]);
    expect(store.get(isQueueLostOnLeaveAtom)).toBe(false);
  },
);

test("the queue drops what was removed on purpose once the device stores again", async () => {
  const { store, recover } = await visitAfter(["A", "B", "C"], { isLoaded: true });
  await removeEntry(store, store.get(queueAtom)[1]?.id ?? "");
  expect(shown(store)).toEqual(["A", "C"]);

  recover();
  await loadQueue(store);
  expect(shown(store)).toEqual(["A", "C"]);
  await add(store, "D");
  expect(await stored()).toEqual(["A", "C", "D"]);
});
