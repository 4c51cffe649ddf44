// `pnpm mock`: the API's operations without server and database, on API_PORT, until Ctrl-C.
import { createMockServer } from "./mock-server.ts";

/** Connections that are still open this long after a stop are cut: a `loading` scenario never answers. */
const STOP_WITHIN_MS = 1000;

const day = new Date().toLocaleDateString("sv-SE", { timeZone: "Asia/Seoul" });
const server = createMockServer({
  day,
  latencyMs: Number(process.env["MOCK_LATENCY"] ?? 0),
  onError: console.error,
});
server.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(Number(process.env["API_PORT"] ?? 4000), "localhost", () => {
  const address = server.address();
  if (address !== null && typeof address === "object") {
    console.log(`Mock: http://localhost:${address.port}`);
  }
});

// A parent that dies without a signal closes the IPC channel, if it opened one.
for (const event of ["SIGTERM", "SIGINT", "disconnect"]) {
  process.on(event, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
  });
}
