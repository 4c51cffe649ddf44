import { useEffect, useEffectEvent } from "react";
import type { FieldValues, UseFormSubscribe } from "react-hook-form";

const REPORT_AFTER_MS = 300;
const WRITE_AFTER_MS = 500;

/** Reports the answers to the page after a pause and saves them in the browser, as our forms do. */
export function useKeptAnswers<Values extends FieldValues>(
  subscribe: UseFormSubscribe<Values>,
  onAnswers: (answers: object) => void,
): void {
  const report = useEffectEvent(onAnswers);

  useEffect(() => {
    let reporting: ReturnType<typeof setTimeout> | undefined;
    let writing: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(reporting);
        clearTimeout(writing);
        reporting = setTimeout(() => report(values), REPORT_AFTER_MS);
        writing = setTimeout(() => keep(values), WRITE_AFTER_MS);
      },
    });
    return () => {
      clearTimeout(reporting);
      clearTimeout(writing);
      stop();
    };
  }, [subscribe]);
}

function keep(values: object): void {
  localStorage.setItem("bench.by-hand", JSON.stringify({ savedAt: Date.now(), values }));
}
