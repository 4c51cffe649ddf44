import { HistoryList, Split, Stack } from "@damadum/ui";
import type { ReactNode } from "react";

interface Change<Status> {
  readonly at: string;
  readonly to: Status;
  readonly reason: string | null;
}

interface WithHistoryProps<Status> {
  readonly history: readonly Change<Status>[];
  /** Describes a change to a state. */
  readonly eventOf: (to: Status) => string;
  /** The available actions, below the history. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A contract or a work, with its history and actions beside it, or below it on phones. */
export function WithHistory<Status>(props: WithHistoryProps<Status>) {
  const { history, eventOf, actions, children } = props;
  return (
    <Split
      asideLabel="진행 내역"
      aside={
        <Stack gap="8">
          <HistoryList
            events={history.map(({ at, to, reason }) => ({ at, reason, label: eventOf(to) }))}
          />
          {actions}
        </Stack>
      }
    >
      <Stack gap="8">{children}</Stack>
    </Split>
  );
}
