import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { S3Settings } from "../settings/s3-environment.ts";

/** How it answers reads that would succeed, or everything when it refuses. */
type Behaviour = "works" | "drips" | "sends 400 MB" | "answers 500" | "answers 403";

/** The part of S3 that we use: objects of one bucket by path, for any signed request. */
export interface FakeS3 {
  readonly settings: S3Settings;
  readonly port: number;
  readonly objects: Map<string, { readonly type: string; readonly bytes: Buffer }>;
  /** The header of each request. */
  readonly signatures: readonly string[];
  behaviour: Behaviour;
  close(): void;
}

export async function startFakeS3(): Promise<FakeS3> {
  const objects: FakeS3["objects"] = new Map();
  const signatures: string[] = [];
  const server = createServer((request, response) => {
    signatures.push(request.headers.authorization ?? "");
    const path = request.url?.split("?")[0] ?? "";
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => void chunks.push(chunk));
    request.on("end", () => {
      const object = objects.get(path);
      if (fake.behaviour.startsWith("answers")) {
        refuse(response, Number(fake.behaviour.split(" ")[1]), "Refused");
      } else if (request.method === "PUT") {
        const type = request.headers["content-type"] ?? "";
        objects.set(path, { type, bytes: Buffer.concat(chunks) });
        response.end();
      } else if (request.method === "DELETE") {
        objects.delete(path);
        response.writeHead(204).end();
      } else if (object === undefined) {
        refuse(response, 404, "NoSuchKey");
      } else {
        response.writeHead(200, { "content-type": object.type });
        sendAs(fake.behaviour, response, object.bytes);
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  const fake: FakeS3 = {
    settings: {
      bucket: "pictures",
      region: "ap-northeast-2",
      endpoint: `http://127.0.0.1:${address.port}`,
      accessKeyId: "key",
      secretAccessKey: "secret",
    },
    port: address.port,
    objects,
    signatures,
    behaviour: "works",
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return fake;
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<Error><Code>${code}</Code><Message>none</Message></Error>`);
}

function sendAs(behaviour: Behaviour, response: ServerResponse, bytes: Buffer): void {
  if (behaviour === "drips") {
    const timer = setInterval(() => response.write("."), 20);
    response.on("close", () => clearInterval(timer));
  } else if (behaviour === "sends 400 MB") {
    const megabyte = Buffer.alloc(1024 * 1024);
    let left = 400;
    const send = () => {
      for (; left > 0; left -= 1) if (!response.write(megabyte)) break;
      if (left > 0) response.once("drain", send);
      else response.end();
    };
    send();
  } else {
    response.end(bytes);
  }
}
