import { advanceStorageOrder } from "../storage/boxes/advance-storage-order.ts";
import type { DemoServices } from "./demo-services.ts";
import type { DemoStep } from "./demo-storage.ts";

/** The owner of the storage, and the operator who advances it. */
export interface DemoPeople {
  readonly userId: string;
  readonly operatorId: string;
}

/** Advances an order as the operator, each step on its day. */
export async function advanceTo(
  demo: DemoServices,
  people: DemoPeople,
  { serial, steps }: { readonly serial: string; readonly steps: readonly DemoStep[] },
): Promise<void> {
  for (const [to, days] of steps) {
    demo.inDays(days);
    await moveTo(demo, people, { serial, to });
  }
}

/** Advances an order to one status, at the demo's current time. */
export async function moveTo(
  { services }: DemoServices,
  { operatorId }: DemoPeople,
  { serial, to }: { readonly serial: string; readonly to: DemoStep[0] },
): Promise<void> {
  await advanceStorageOrder(services, {
    serial,
    to,
    early: true,
    actorId: operatorId,
    reason: null,
  });
}
