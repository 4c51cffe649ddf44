import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

interface SlowLine {
  readonly origin: string;
  stop(): Promise<void>;
}

interface Line {
  readonly roundTripMs: number;
  readonly bytesPerMs: number;
}

/**
 * Proxies a server through a slow line, because the browser's own throttle slows a page but not its service worker's
 * requests.
 */
export async function slowLine(origin: string, line: Line): Promise<SlowLine> {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    carry(client, upstream, line);
    carry(upstream, client, line);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
    }
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The line has no port");
  return {
    origin: `http://localhost:${address.port}`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** Forwards what one end sends, delayed and in order. */
function carry(from: Socket, to: Socket, { roundTripMs, bytesPerMs }: Line): void {
  let freeAt = 0;
  const late = (bytes: number) => {
    freeAt = Math.max(freeAt, performance.now()) + bytes / bytesPerMs;
    return sleep(freeAt - performance.now() + roundTripMs / 2);
  };
  from.on("data", (data: Buffer) => void late(data.length).then(() => to.write(data)));
  from.on("end", () => void late(0).then(() => to.end()));
  from.on("error", () => to.destroy());
}
