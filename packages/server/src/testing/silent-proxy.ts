import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** What is not passed: nothing at all, or only what the server answers. */
type Silence = "everything" | "answers";

/** Passes bytes to a server, and can fall silent: connections stay open, new ones are accepted, and nothing is passed. */
export interface SilentProxy {
  readonly port: number;
  fallSilent(what?: Silence): void;
  /** Passes the next bytes that contain this text; their connection then passes no answer any more. */
  loseAnswerTo(text: string): void;
  /** Passes new connections. Earlier ones stay silent for ever, or pass what they held when they are `late`. */
  speak(late?: boolean): void;
  close(): void;
}

/** The connections that became silent together. */
interface Lines {
  silence: Silence | null;
  readonly held: (() => void)[];
}

export async function startSilentProxy(target: {
  readonly host: string;
  readonly port: number;
}): Promise<SilentProxy> {
  const sockets = new Set<Socket>();
  let lines: Lines = { silence: null, held: [] };
  let last: string | null = null;

  const server = createServer((client) => {
    const upstream = connect(target.port, target.host);
    let own = lines;
    const join = (from: Socket, to: Socket, isAnswer: boolean) => {
      sockets.add(from);
      const pass = (work: () => void) => {
        const isHeld = own.silence === "everything" || (own.silence === "answers" && isAnswer);
        if (isHeld) own.held.push(work);
        else work();
      };
      from.on("data", (chunk: Buffer) => {
        pass(() => to.write(chunk));
        if (last === null || isAnswer || !chunk.includes(last)) return;
        own = { silence: "answers", held: [] };
        last = null;
      });
      from.on("close", () => pass(() => to.destroy()));
      // A close follows.
      from.on("error", () => undefined);
    };
    join(client, upstream, false);
    join(upstream, client, true);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");

  return {
    port: address.port,
    fallSilent(what = "everything") {
      lines.silence = what;
    },
    loseAnswerTo(text) {
      last = text;
    },
    speak(late = false) {
      if (late) {
        lines.silence = null;
        for (const pass of lines.held.splice(0)) pass();
      }
      lines = { silence: null, held: [] };
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
