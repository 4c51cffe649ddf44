import { advanceStorageOrder } from "../features/storage/advance-storage-order.ts";
import type { DemoServices } from "./demo-services.ts";
import type { DemoStep } from "./demo-storage.ts";

/** Whose storage it is, and who moves it. */
export interface DemoPeople {
  readonly userId: string;
  readonly operatorId: string;
}

/** The operator moves an order on, each step on its day. */
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

/** The same at once. */
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
