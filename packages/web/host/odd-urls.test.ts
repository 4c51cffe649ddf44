import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as readText } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHost } from "./server.ts";
import { readSettings } from "./settings.ts";

const sandbox = { PROVIDER_SANDBOX: "1" };

const html = `<!doctype html><html lang="ko"><head>
<meta name="damadum:api-origin" content="" />
<meta name="damadum:payment-script" content="" />
<meta name="damadum:sentry-dsn" content="" /></head><body>shell</body></html>`;

let dist: string;

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), "damadum-host-"));
  writeFileSync(join(dist, "index.html"), html);
});
afterAll(() => rmSync(dist, { recursive: true }));

test("odd URLs get a page that does not echo them", async () => {
  const host = createHost(readSettings(sandbox), dist);
  await host.listen({ port: 0 });
  try {
    const port = Number(new URL(host.listeningOrigin).port);
    const { status, body } = await getAsIs(port, "//");
    expect([status, body.startsWith("<!doctype html>")]).toEqual([200, true]);
    expect((await getAsIs(port, "//evil.example")).status).toBe(404);
    for (const path of ["/%?serial=MV1", "/my/estimate/%E0%A4%A"]) {
      const broken = await getAsIs(port, path);
      expect(broken.status).toBe(404);
      expect(broken.body).toMatch(/^<!doctype html>/);
      expect(broken.body).not.toContain(path);
      expect(broken.headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
      });
    }
    expect(await getAsIs(port, "/assets/%")).toMatchObject({ status: 404, body: "Not Found" });
  } finally {
    await host.close();
  }
});

/** Sends the path verbatim, where `inject` and `fetch` would normalize it. */
async function getAsIs(port: number, path: string) {
  const sent = request({ host: "localhost", port, path, agent: false }).end();
  const [response]: IncomingMessage[] = await once(sent, "response");
  if (response === undefined) throw new Error("no answer");
  const { statusCode: status, headers } = response;
  return { status, headers, body: await readText(response) };
}
