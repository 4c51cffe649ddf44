import type { StateMachine } from "@damadum/domain";
import { isEqual } from "es-toolkit";
import { OperatorError } from "../../operator/operator-error.ts";
import type { CommandResult } from "../../operator/command.ts";
import type { operatorCommands } from "../operator-commands.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Answer, Sent } from "../api-client.ts";
import { loginAgain } from "../members.ts";
import type { TestServer } from "../test-server.ts";

/** What several views say of one thing, by the view's name. They must all say the same. */
export type Said = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** One order, month or invoice with everything that can happen to it; what is refused changes nothing. */
export interface Scene {
  /** A step may return what it promised beside what it did. */
  readonly steps: Readonly<Record<string, () => Promise<Said | void>>>;
  /** Sequences of steps that lead somewhere; a history begins with one of the first kind. */
  readonly ways: { readonly first: readonly string[]; readonly next: readonly string[] };
  /** What every view says now. */
  readonly views: () => Promise<Said>;
  /** What the pages are told, by operation, for a test that renders them. */
  readonly answers: () => Promise<object>;
  /** Whether its member has left, so that nothing can follow. */
  readonly isOver?: () => boolean;
  /** Keeps what runs by itself, such as monthly charges, away from later scenes. */
  readonly close?: () => Promise<void>;
}

/** The steps of a way, which is written as their names with spaces between. */
export const stepsOf = (way: string): readonly string[] => way.split(" ");

export interface Stage {
  readonly server: TestServer;
  readonly ops: ReturnType<typeof operatorCommands>;
}

/** Every thing of which two views say something different. */
export function differencesIn(said: Said): readonly string[] {
  return Object.entries(said).flatMap(([what, views]) => {
    const [first, ...others] = Object.values(views);
    if (others.every((one) => isEqual(one, first))) return [];
    return [`${what}: ${JSON.stringify(views)}`];
  });
}

interface Refused {
  readonly errors?: readonly { readonly field: string; readonly code: string }[];
}

/** A member or a company's user, whose session outlives the days that pass. */
export function actorOf({ server }: Stage, username: string, password?: string) {
  let since = 0;
  let token = "";
  const fresh = async () => {
    const now = server.services.clock().getTime();
    if (token === "" || Math.abs(now - since) > 10 * 60_000) {
      token = await loginAgain(server, username, password);
      since = now;
    }
    return token;
  };
  return {
    token: fresh,
    /** Sends a request that the server may refuse; null when it does. */
    try: async <Body>(id: string, sent: Omit<Sent, "token">): Promise<Body | null> => {
      const { status, body }: Answer<Body & Refused> = await server.api.send(id, {
        ...sent,
        token: await fresh(),
      });
      if (status < 300) return body;
      const mistakes =
        body.errors?.filter(({ code }) => code === "required" || code === "unknown_field") ?? [];
      if (mistakes.length > 0) throw new Error(`${id}: ${JSON.stringify(mistakes)}`);
      return null;
    },
  };
}

/** Runs an operator's command; null when it is refused. */
export async function tryCommand(
  { ops }: Stage,
  ...call: Parameters<Stage["ops"]>
): Promise<CommandResult | null> {
  try {
    return await ops(...call);
  } catch (error) {
    // A mistake in the call is the test's own.
    if (error instanceof OperatorError && error.cause instanceof ProblemError) return null;
    throw error;
  }
}

/** Takes the first step that the operator may take with an order, whatever the day. */
export async function advanceOrder<S extends string>(
  stage: Stage,
  group: "moves" | "storage",
  order: { readonly machine: StateMachine<S>; readonly serial: string; readonly status: S },
): Promise<void> {
  const { machine, serial, status } = order;
  for (const { from, to, by } of machine.transitions) {
    if (from !== status || to === "CANCEL" || !by.includes("OPERATOR")) continue;
    if ((await tryCommand(stage, `${group} advance`, { serial, to, early: true })) !== null) return;
  }
}

/** Whether one of the server's actions behind each action that a view offers is open; others need none. */
export function offered(
  { action, beside }: { readonly action: string; readonly beside: string | null },
  needs: Readonly<Record<string, readonly string[]>>,
  actions: readonly { readonly code: string; readonly reason: string | null }[],
): boolean {
  return [action, beside].every((one) => {
    const codes = one === null ? undefined : needs[one];
    return (
      codes === undefined ||
      actions.some(({ code, reason }) => codes.includes(code) && reason === null)
    );
  });
}

/** The value of a fact or a cell, without its text. */
export function valueOf(cell: unknown): unknown {
  return typeof cell === "object" && cell !== null && "value" in cell ? cell.value : cell;
}

/** A fact or a cell as it is shown. */
export function textOf(cell: unknown): unknown {
  return typeof cell === "object" && cell !== null && "text" in cell ? cell.text : cell;
}

/** The columns of a command's table, by its title, as plain values. */
export function rowsOf({ tables = [] }: CommandResult, title?: string) {
  const table = tables.find((one) => one.title === title);
  return (table?.rows ?? []).map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, valueOf(cell)])),
  );
}
