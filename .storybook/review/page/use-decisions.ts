import { useEffect, useRef, useState } from "react";
import { decide, type Comment, type Decision, type Decisions, type Item } from "../data.ts";

const NAME_KEY = "damadum.reviewer";
const UNREACHABLE = "결정 파일에 닿지 못했어요. 검토 서버가 켜져 있는지 확인해 주세요.";

export interface Book {
  readonly decided: Decisions;
  readonly reviewer: string;
  readonly setReviewer: (name: string) => void;
  /** Whether the decisions are written to the file by themselves; otherwise they are offered as a download. */
  readonly isServed: boolean;
  /** Whether the decisions of the file have been read; before that none can be made. */
  readonly isReady: boolean;
  /** What stopped the last writing, in Korean, or null. */
  readonly problem: string | null;
  readonly decide: (items: readonly Item[], decision: Decision["decision"] | null) => void;
  readonly comment: (comment: Pick<Comment, "story" | "mode" | "selector" | "text">) => void;
  /** Closes an open comment, and opens a closed one. */
  readonly toggle: (comment: Comment) => void;
}

/** The decisions on a review: those of the file, and those made on the page. */
export function useDecisions(initial: Decisions, suggestedReviewer: string): Book {
  const [isServed, setServed] = useState(location.protocol !== "file:");
  const [decided, setDecided] = useState(initial);
  const [reviewer, setName] = useState(() => localStorage.getItem(NAME_KEY) ?? suggestedReviewer);
  const [isReady, setReady] = useState(!isServed);
  const writing = useRef<Promise<void>>(Promise.resolve());
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (!isServed) return;
    void fetch("decisions")
      .then(async (answer) => {
        setDecided(await answer.json());
        setReady(true);
      })
      .catch(() => {
        // Another server than the review's, such as a host of static files.
        setServed(false);
        setReady(true);
      });
  }, [isServed]);

  const change = (next: Decisions) => {
    setDecided(next);
    if (!isServed) return;
    const write = () =>
      fetch("decisions", {
        method: "PUT",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(next),
      }).then(
        ({ ok }) => setProblem(ok ? null : "결정을 파일에 쓰지 못했어요. 한 번 더 눌러 주세요."),
        () => setProblem(UNREACHABLE),
      );
    // One after the other, so that the last is what the file keeps.
    writing.current = writing.current.then(write);
  };
  const signed = () => ({ by: reviewer, when: new Date().toISOString() });
  return {
    decided,
    reviewer,
    setReviewer: (name) => {
      localStorage.setItem(NAME_KEY, name);
      setName(name);
    },
    isServed,
    isReady,
    problem,
    decide: (items, decision) => change(decide(decided, items, { decision, ...signed() })),
    comment: (comment) =>
      change({
        ...decided,
        comments: [...decided.comments, { ...comment, state: "open", ...signed() }],
      }),
    toggle: (comment) =>
      change({
        ...decided,
        comments: decided.comments.map((each) =>
          each === comment ? { ...each, state: each.state === "open" ? "closed" : "open" } : each,
        ),
      }),
  };
}
