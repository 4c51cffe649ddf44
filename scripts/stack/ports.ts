import { once } from "node:events";
import { createServer } from "node:net";

/** Whether a port of this machine is already in use, on either of localhost's addresses. */
export async function isTaken(port: number): Promise<boolean> {
  const taken = await Promise.all(
    ["127.0.0.1", "::1"].map((address) => cannotListen(port, address)),
  );
  return taken.includes(true);
}

function cannotListen(port: number, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(true);
      // A machine without IPv6 has no ::1.
      else if (error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT") resolve(false);
      else reject(error);
    });
    probe.listen({ port, host: address, exclusive: true }, () => probe.close(() => resolve(false)));
  });
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("The probe has no port");
  return address.port;
}
