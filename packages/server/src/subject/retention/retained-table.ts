import type { RetentionRuleName } from "@damadum/domain";
import type { Selectable } from "kysely";
import type { Tables } from "../../db/tables.ts";

type Column<Name extends keyof Tables> = keyof Selectable<Tables[Name]> & string;

/** What of a table is about a person, and by which rules it goes; the rules of the row that it belongs to count. */
interface RetainedTable<Name extends keyof Tables> {
  readonly rules: readonly RetentionRuleName[];
  /** Texts that may name, describe or identify a person. */
  readonly personal: readonly Column<Name>[];
  /** Texts that cannot: states, kinds, numbers of ours. */
  readonly plain: readonly Column<Name>[];
}

/** Why a table says nothing about a person. */
interface NotPersonal {
  readonly notPersonal: string;
}

export type RetainedTables<Names extends keyof Tables> = {
  readonly [Name in Names]: RetainedTable<Name> | NotPersonal;
};
