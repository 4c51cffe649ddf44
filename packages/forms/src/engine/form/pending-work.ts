/** Work that a form waits for before it continues, such as uploads. */
export interface PendingWork {
  readonly add: (work: Promise<void>) => void;
  /** Resolves once nothing is left, whatever became of it. */
  readonly settled: () => Promise<void>;
  readonly isEmpty: () => boolean;
}

/** Nothing to wait for yet. */
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
