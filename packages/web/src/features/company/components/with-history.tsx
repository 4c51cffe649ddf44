import { Split, Stack } from "@damadum/ui";
import type { ReactNode } from "react";
import { HistoryList } from "../../../shared/order/history-list.tsx";

interface Change<Status> {
  readonly at: string;
  readonly to: Status;
  readonly reason: string | null;
}

interface WithHistoryProps<Status> {
  readonly history: readonly Change<Status>[];
  /** What the change to a state was, in words. */
  readonly happened: (to: Status) => string;
  /** What can be done about it, below the history. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** What a contract or a work is; beside it, on phones below, what happened and what can be done. */
export function WithHistory<Status>(props: WithHistoryProps<Status>) {
  const { history, happened, actions, children } = props;
  return (
    <Split
      asideLabel="진행 내역"
      aside={
        <Stack gap="8">
          <HistoryList
            events={history.map(({ at, to, reason }) => ({ at, reason, label: happened(to) }))}
          />
          {actions}
        </Stack>
      }
    >
      <Stack gap="8">{children}</Stack>
    </Split>
  );
}
