import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { OperatorError } from "../operator-error.ts";
import { callServer } from "./call-server.ts";
import { removeOperatorFile, writeOperatorFile } from "./operator-file.ts";

const call = { words: "boxes stock", input: { count: "1" }, as: null };
const token = "token";

let dataDir: string;
let server: Server | null = null;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "damadum-ask-"));
});
afterEach(async () => {
  await stop();
  removeOperatorFile(dataDir);
});
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Starts a server that has the folder open and answers commands with `answer`. */
async function answering(answer: (response: ServerResponse) => void): Promise<void> {
  server = createServer((_request, response) => answer(response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It has no port");
  writeOperatorFile(dataDir, { url: `http://127.0.0.1:${address.port}`, token });
}

async function stop(): Promise<void> {
  if (server === null) return;
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
  server = null;
}

describe("callServer", () => {
  it("returns the server's answer", async () => {
    await answering((response) => response.end(JSON.stringify({ result: { message: "했어요." } })));
    expect(await callServer(dataDir, call)).toEqual({ message: "했어요." });
    await stop();
    await answering((response) => response.end(JSON.stringify({ error: "없는 상태예요." })));
    await expect(callServer(dataDir, call)).rejects.toThrow(new OperatorError("없는 상태예요."));
  });

  it("returns null when there is no server, and when it was killed", async () => {
    expect(await callServer(dataDir, call)).toBeNull();
    await answering((response) => response.end());
    await stop();
    expect(await callServer(dataDir, call)).toBeNull();
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ["that dies before it answers", (response) => response.destroy()],
    [
      "that dies while it answers",
      (response) => {
        response.write('{"result":');
        setImmediate(() => response.destroy());
      },
    ],
    [
      "that answers in other words",
      (response) => response.end(JSON.stringify({ statusCode: 413, error: "Payload Too Large" })),
    ],
  ])(
    "fails without a repeat when a server may have run the command: one %s",
    async (_name, answer) => {
      await answering(answer);
      const asked = callServer(dataDir, call);
      await expect(asked).rejects.toThrow(OperatorError);
      await expect(asked).rejects.toThrow("operators log");
    },
  );

  it("sends no file when the server would refuse it", async () => {
    await answering((response) => response.end(JSON.stringify({ result: {} })));
    const photo = { name: "a.png", base64: "A".repeat(33 * 1024 * 1024) };
    const asked = callServer(dataDir, { ...call, input: { photo } });
    await expect(asked).rejects.toThrow("너무 커요");
  });
});
