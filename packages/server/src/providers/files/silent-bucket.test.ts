import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startFakeS3, type FakeS3 } from "../../testing/fake-s3.ts";
import { newMember } from "../../testing/members.ts";
import { picture } from "../../testing/pictures.ts";
import { startSilentProxy, type SilentProxy } from "../../testing/silent-proxy.ts";
import { serverToStart, startTestServer } from "../../testing/test-server.ts";
import { createFileStore } from "./create-file-store.ts";

/** An eighth of what a service waits for; every request of a service must end within 12 s. */
const LIMITS = { answerMs: 500, totalMs: 1000 };
const REQUEST_WITHIN_MS = 12_000;

const server = serverToStart();
let s3: FakeS3;
let proxy: SilentProxy;
let token: string;

beforeAll(async () => {
  s3 = await startFakeS3();
  proxy = await startSilentProxy({ host: "127.0.0.1", port: s3.port });
  const behindProxy = { ...s3.settings, endpoint: `http://127.0.0.1:${proxy.port}` };
  const fileStore = await createFileStore({ s3: behindProxy, dataDir: "" }, LIMITS);
  Object.assign(server, await startTestServer({ fileStore }));
  ({ token } = await newMember(server));
});
beforeEach(() => {
  s3.behaviour = "works";
});
afterAll(async () => {
  proxy.close();
  s3.close();
  await server.close();
});

/** A file with the content type and boundary of a browser's form. */
async function upload(key: string, file: Uint8Array) {
  const form = new FormData();
  form.set("purpose", "REVIEW");
  form.set("file", new Blob([file]));
  const request = new Request("http://a", { method: "POST", body: form });
  return sendTimed({
    method: "POST",
    url: "/api/files",
    headers: {
      "content-type": request.headers.get("content-type") ?? "",
      "idempotency-key": key,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}
const download = (id: string) => sendTimed({ method: "GET", url: `/api/files/${id}` });

async function sendTimed(options: {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: Buffer;
}) {
  const start = performance.now();
  const headers = { authorization: `Bearer ${token}`, ...options.headers };
  const answer = await server.app.inject({ ...options, headers });
  expect(performance.now() - start).toBeLessThan(REQUEST_WITHIN_MS);
  return { answer, status: `${answer.statusCode} ${answer.headers["retry-after"]}` };
}

const countFiles = async () =>
  (await server.services.db.selectFrom("files").select("id").execute()).length;

describe("a picture store that falls silent", () => {
  it.each([
    ["for ever", false],
    ["until all that was sent arrives late", true],
  ])(
    "ends requests in time, and an upload that is sent again is stored once, when its connections stay silent %s",
    async (_, late) => {
      const key = crypto.randomUUID();
      const file = await picture();
      const before = await countFiles();
      const stored = s3.objects.size;
      proxy.fallSilent();
      expect((await upload(key, file)).status).toBe("503 5");
      expect((await server.app.inject({ url: "/health" })).statusCode).toBe(200);
      proxy.speak(late);
      const { answer } = await upload(key, file);
      expect(answer.statusCode).toBe(201);
      expect(await countFiles()).toBe(before + 1);
      expect(s3.objects.size).toBe(stored + 2);

      const { file_id: id } = answer.json<{ file_id: string }>();
      proxy.fallSilent();
      expect((await download(id)).status).toBe("503 5");
      proxy.speak(late);
      const bytes = (await download(id)).answer.rawPayload;
      expect(bytes.equals(s3.objects.get(`/pictures/${id}/full.webp`)?.bytes ?? Buffer.of())).toBe(
        true,
      );
    },
    60_000,
  );
});

describe("a picture store", () => {
  it.each(["drips", "sends 400 MB", "answers 500", "answers 403"] as const)(
    "is unavailable for reading when it %s",
    async (behaviour) => {
      const { answer } = await upload(crypto.randomUUID(), await picture());
      const { file_id: id } = answer.json<{ file_id: string }>();
      s3.behaviour = behaviour;
      expect((await download(id)).status).toBe("503 5");
    },
    60_000,
  );

  it.each(["answers 500", "answers 403"] as const)(
    "is unavailable for writing when it %s",
    async (behaviour) => {
      s3.behaviour = behaviour;
      expect((await upload(crypto.randomUUID(), await picture())).status).toBe("503 5");
    },
    60_000,
  );
});
