import { boxStatus, companyInvoiceStatus, withoutSeparators } from "@damadum/domain";
import type { OperatorHit } from "@damadum/sdk/model";
import { uniqBy } from "es-toolkit";
import type { HandlersOf } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { logReading } from "../action-log/log-actions.ts";
import { operatorOf } from "../operator-command/routes.ts";
import { findOrderStates } from "../lists/order-states.ts";
import { findByName, findByPhone, findBySerial, findByWords, type Hit } from "./store.ts";

export const operatorSearchRoutes = (services: Services): HandlersOf<"operator-search"> => ({
  async searchOperator({ caller, query: { q, limit }, address }) {
    const text = q.trim();
    // One more of each kind than is shown tells whether there are more.
    const found = (await Promise.all(searches(services, text, limit + 1))).flat();
    const hits = uniqBy(found, ({ kind, number }) => `${kind} ${number}`);
    const serialsOf = (kind: Hit["kind"]) =>
      hits.flatMap((hit) => (hit.kind === kind ? [hit.number] : []));
    const orders = { moves: serialsOf("MOVE"), storage: serialsOf("STORAGE") };
    const named = await findOrderStates(services.db, orders);
    const kinds = [...Map.groupBy(hits, ({ kind }) => kind).values()];
    const operator = operatorOf(caller, address);
    // What was typed may be a name or a phone number, which the log does not hold.
    const input = { letters: text.length, found: hits.length };
    await logReading(services, { operator, action: { command: "search", input }, isVague: true });
    const body = {
      hits: kinds.flatMap((ofKind) => ofKind.slice(0, limit).map((hit) => toHit(hit, named))),
      more: kinds.some(({ length }) => length > limit),
    };
    return { status: 200, body };
  },
});

type Names = Awaited<ReturnType<typeof findOrderStates>>;

/** The searches that a text can mean. */
function searches({ db }: Services, text: string, limit: number) {
  const digits = withoutSeparators(text);
  const isNumber = /^\d+$/.test(digits);
  // Four digits are the end of a phone number.
  const isSerial = /^[\da-z]{4,}$/i.test(digits) && !(isNumber && digits.length === 4);
  return [
    ...(isNumber && digits.length >= 4 ? [findByPhone(db, digits, limit)] : []),
    ...(isSerial ? [findBySerial(db, digits.toUpperCase(), limit)] : []),
    ...(isNumber ? [] : [findByName(db, text, limit), findByWords(db, text, limit)]),
  ];
}

function toHit(hit: Hit, named: Names): OperatorHit {
  const { kind, number, order, title, detail, phone } = hit;
  return {
    kind,
    number,
    order,
    title,
    detail,
    phone_last_four: phone?.slice(-4) ?? null,
    status_label: labelOf(hit, named),
  };
}

function labelOf(hit: Hit, names: Names): string | null {
  switch (hit.kind) {
    case "MOVE":
    case "STORAGE":
      return names.get(hit.number)?.label ?? null;
    case "BOX":
    case "COMPANY_BOX":
      return boxStatus.states[hit.status].label;
    case "INVOICE":
      return companyInvoiceStatus.states[hit.status].label;
    case "MEMBER":
    case "COMPANY":
      return null;
  }
}
