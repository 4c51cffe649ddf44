import { isBoxSerial } from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import { hashSecret } from "../../providers/keys.ts";
import type { Services } from "../../services.ts";
import type { Box } from "./store.ts";

/** A request made from a scanned label, by a member or by a visitor with or without a key. */
export interface BoxVisit {
  readonly serial: string;
  readonly userId: string | null;
  readonly visitorKey: string | undefined;
}

/** An assigned box, and the role in which the caller sees it. */
export interface OpenBox {
  readonly box: Box;
  readonly access: "OWNER" | "VISITOR";
  /** Null for the owner, and for a visitor without a key that we issued. */
  readonly visitorKeyHash: string | null;
}

/** Opens a box for its owner or for a visitor; throws not_found for a box that is still in stock. */
export async function accessBox(
  { keys }: Pick<Services, "keys">,
  { serial, userId, visitorKey }: BoxVisit,
  find: (serial: string) => Promise<Box | null>,
): Promise<OpenBox> {
  const box = isBoxSerial(serial) ? await find(serial) : null;
  if (box === null || box.user_id === null) throw new ProblemError("not_found");
  if (box.user_id === userId) return { box, access: "OWNER", visitorKeyHash: null };
  const isOurs = visitorKey !== undefined && keys.isDeviceKey(visitorKey);
  return { box, access: "VISITOR", visitorKeyHash: isOurs ? hashSecret(visitorKey) : null };
}
