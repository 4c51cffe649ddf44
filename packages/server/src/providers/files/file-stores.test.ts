import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFakeS3, type FakeS3 } from "../../testing/fake-s3.ts";
import { createFileStore } from "./create-file-store.ts";
import type { FileStore } from "./file-store.ts";

let s3: FakeS3;
let folder: string;
const stores = new Map<string, FileStore>();

beforeAll(async () => {
  s3 = await startFakeS3();
  folder = await mkdtemp(join(tmpdir(), "damadum-files-"));
  stores.set("a folder", await createFileStore({ s3: null, dataDir: folder }));
  stores.set("a bucket", await createFileStore({ s3: s3.settings, dataDir: folder }));
});
afterAll(async () => {
  s3.close();
  await rm(folder, { recursive: true });
});

describe.each(["a folder", "a bucket"])("%s", (name) => {
  it("stores, replaces, returns and deletes bytes", async () => {
    const store = stores.get(name);
    if (store === undefined) throw new Error("No such store");
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);
    expect(await store.get("one/full.webp")).toBeNull();
    await store.put("one/full.webp", bytes, "image/webp");
    await store.put("one/full.webp", bytes, "image/webp");
    expect(Buffer.from((await store.get("one/full.webp")) ?? []).equals(bytes)).toBe(true);
    await store.remove("one/full.webp");
    await store.remove("one/full.webp");
    expect(await store.get("one/full.webp")).toBeNull();
  });
});

it("a folder contains no partial files, and none that other users can read", async () => {
  await stores.get("a folder")?.put("two/small.webp", new Uint8Array([1]), "image/webp");
  const files = join(folder, "files");
  expect(await readdir(join(files, "two"))).toEqual(["small.webp"]);
  const modes = ["", "two", "two/small.webp"].map(
    async (name) => (await stat(join(files, name))).mode,
  );
  expect((await Promise.all(modes)).map((mode) => mode & 0o777)).toEqual([0o700, 0o700, 0o600]);
});

it("a bucket is named in the path and gets the content type, and every request is signed", async () => {
  await stores.get("a bucket")?.put("two/small.webp", new Uint8Array([1, 2]), "image/webp");
  expect(s3.objects.get("/pictures/two/small.webp")).toMatchObject({
    type: "image/webp",
    bytes: Buffer.from([1, 2]),
  });
  expect(new Set(s3.signatures.map((value) => value.split(" ")[0]))).toEqual(
    new Set(["AWS4-HMAC-SHA256"]),
  );
});
