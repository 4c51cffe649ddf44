import type { OperatorInput } from "@damadum/sdk";
import type { CommandCall } from "../../shared/command/command-dialog.tsx";

/** The value of a column of a row, as text; null when the row says nothing there. */
export type CellOf = (column: string) => string | null;

/** One list of a section: the command that reads it, and what its rows lead to. */
export interface ListSettings {
  readonly id: string;
  readonly label: string;
  /** The one that lists what the id names, unless it is said. */
  readonly command?: string;
  /** Filters that are not asked. */
  readonly input?: OperatorInput;
  /** Columns that nobody reads; the id, unless others are said. */
  readonly hides?: readonly string[];
  /** The page of a row; null when it has none. */
  readonly hrefOf?: (cell: CellOf) => string | null;
  /** What is done to a row without opening it. */
  readonly actionsOf?: (cell: CellOf) => readonly CommandCall[];
  /** Whether the answer is read whole, facts and all tables, instead of row by row. */
  readonly isWhole?: boolean;
  /** What is done from the list as a whole. */
  readonly adds?: readonly CommandCall[];
}

export const commandOf = ({ id, command = `${id}-list` }: ListSettings) => command;
