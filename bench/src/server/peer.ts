// The least that a service can do for a read, as a baseline for the server's figures: one fastify route, one statement.
import { fastify } from "fastify";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });
const app = fastify();
app.get("/health", () => ({ status: "ok" }));
for (const [path, table] of [
  ["estimates", "estimates"],
  ["storage-orders", "storage_orders"],
]) {
  app.get<{ Params: { serial: string } }>(`/api/${path}/:serial`, async ({ params }) => {
    const { rows } = await pool.query(`select * from ${table} where serial = $1`, [params.serial]);
    return rows[0];
  });
}

process.once("SIGTERM", () => process.exit(0));
process.once("disconnect", () => process.exit(0));
await app.listen({ host: "localhost", port: Number(process.env["API_PORT"]) });
