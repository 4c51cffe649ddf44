/** Work that a form waits for before it continues, such as uploads. */
export interface PendingWork {
  readonly add: (work: Promise<void>) => void;
  /** Resolves once no work is left, whether it succeeded or failed. */
  readonly settled: () => Promise<void>;
  readonly isEmpty: () => boolean;
}

/** Creates pending work with nothing to wait for yet. */
export function createPendingWork(): PendingWork {
  const works = new Set<Promise<void>>();
  return {
    add: (work) => {
      works.add(work);
      void work.finally(() => works.delete(work));
    },
    settled: async () => {
      while (works.size > 0) await Promise.allSettled(works);
    },
    isEmpty: () => works.size === 0,
  };
}
