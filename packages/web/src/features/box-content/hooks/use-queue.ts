import { getListBoxContentsQueryKey } from "@damadum/sdk";
import { useSettled } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { useAtomValue, useStore } from "../../../shared/config/store.ts";
import { loadQueue, queueAtom, type QueuedContent } from "../state/queue.ts";
import { sendQueue } from "../state/send-queue.ts";

const RETRY_MS = 15_000;

interface BoxQueue {
  readonly waiting: readonly QueuedContent[];
  readonly send: () => void;
}

/** The contents queued for a box; sent on mount, when one is added, when the network is back and every `RETRY_MS`. */
export function useQueue(serial: string): BoxQueue {
  const store = useStore();
  const queryClient = useQueryClient();
  const queue = useSettled(useAtomValue(queueAtom));
  const isSending = useRef(false);

  const send = useCallback(() => {
    if (isSending.current) return;
    isSending.current = true;
    void (async () => {
      try {
        for (const box of await sendQueue(store)) {
          await queryClient.invalidateQueries({ queryKey: getListBoxContentsQueryKey(box) });
        }
      } finally {
        isSending.current = false;
      }
    })();
  }, [queryClient, store]);

  useEffect(() => {
    void loadQueue(store).then(send);
    window.addEventListener("online", send);
    const timer = setInterval(send, RETRY_MS);
    return () => {
      window.removeEventListener("online", send);
      clearInterval(timer);
    };
  }, [send, store]);

  return { waiting: queue.filter(({ boxSerial }) => boxSerial === serial), send };
}
