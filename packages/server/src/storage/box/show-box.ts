import type { BoxStatus } from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findHistory } from "../../subject/history.ts";
import { findBox } from "./store.ts";

/** Any box with its history, for an operator. Its contents are private to its owner. */
export async function showBox({ db }: Pick<Services, "db">, serial: string) {
  const box = await findBox(db, serial);
  if (box === null) throw new ProblemError("not_found");
  return { box, history: await findHistory<BoxStatus>(db, { kind: "BOX", id: box.id }) };
}
