import type { Connection } from "../../db/tables.ts";
import { findCertificateOfWork } from "./store.ts";

/** The number of a work's destruction certificate; null when there is none. */
export async function certificateNumberOf(db: Connection, workId: string): Promise<string | null> {
  return (await findCertificateOfWork(db, workId))?.number ?? null;
}
