import { setTimeout as wait } from "node:timers/promises";
import type { Payment } from "../records/payment.ts";

type Notice = Pick<Payment, "imp_uid" | "merchant_uid" | "status">;

export interface Notifier {
  /** Sends only the fields of a notice. */
  send: (payment: Notice) => void;
  /** Drops pending notices: the merchant's server finds the payment when it polls. */
  stop: () => Promise<void>;
}

const RETRY_AFTER_MS = [500, 1000, 2000, 5000, 10_000, 30_000, 60_000];

/** Posts a payment to the merchant's server until it answers 2xx or the retries run out. */
export function createNotifier({
  url,
  log,
  retryAfterMs = RETRY_AFTER_MS,
}: {
  url: string;
  log: (message: string) => void;
  retryAfterMs?: readonly number[];
}): Notifier {
  const stopping = new AbortController();
  const deliveries = new Set<Promise<void>>();

  async function deliver(notice: Notice): Promise<void> {
    for (const pause of [...retryAfterMs, null]) {
      const problem = await post(url, notice, stopping.signal);
      if (problem === null || stopping.signal.aborted) return;
      log(`notice for ${notice.imp_uid} not taken (${problem})`);
      if (pause === null) return;
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {
        // Only stop() aborts a wait, and the loop then ends at the next attempt.
      });
    }
  }

  return {
    send: ({ imp_uid, merchant_uid, status }) => {
      const notice = { imp_uid, merchant_uid, status };
      const delivery = deliver(notice).finally(() => deliveries.delete(delivery));
      deliveries.add(delivery);
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(deliveries);
    },
  };
}

async function post(url: string, notice: Notice, stopping: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(notice),
      redirect: "error",
      signal: AbortSignal.any([stopping, AbortSignal.timeout(5000)]),
    });
    await answer.body?.cancel();
    return answer.ok ? null : `status ${answer.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
