import type { CompanyDeliveryInput } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { bookBoxDeliveries } from "../../platform/schedule/book-box-deliveries.ts";

/** Books the visit of a company's work among those of members, for good; throws slot_full when no van is free. */
export async function bookWorkVisit(
  tx: Tx,
  { boxDeliveryCapacity: capacity, clock }: Pick<Services, "boxDeliveryCapacity" | "clock">,
  work: {
    readonly wkId: string;
    readonly userId: string;
    readonly input: Pick<CompanyDeliveryInput, "kind" | "appointment">;
  },
): Promise<void> {
  const { kind, appointment } = work.input;
  if (appointment === undefined) return;
  const leg = kind === "COLLECTION" ? "COLLECTION" : "DELIVERY";
  const full = await bookBoxDeliveries(tx, {
    orderId: work.wkId,
    userId: work.userId,
    times: [{ leg, day: appointment.date, time: appointment.time }],
    until: null,
    capacity,
    now: clock(),
  });
  if (full !== null) throw new ProblemError("slot_full");
}
