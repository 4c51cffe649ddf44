import type { Services } from "../services.ts";
import { destroyOldActions } from "./action-log/chain-store.ts";
import { queueCrewReminders } from "./operator-crew/crew-notices.ts";

const MINUTE_MS = 60_000;

/** The periodic jobs of what stands above the services: the operators' log, and who comes tomorrow. */
export const operatorJobs = (services: Services) => [
  {
    name: "destroyOldActions",
    everyMs: 60 * MINUTE_MS,
    run: () => destroyOldActions(services),
  },
  {
    name: "queueCrewReminders",
    everyMs: 10 * MINUTE_MS,
    run: () => queueCrewReminders(services),
  },
];
