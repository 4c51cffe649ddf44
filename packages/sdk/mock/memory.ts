import { randomInt, randomUUID } from "node:crypto";

import type { ContractOperation, Schema } from "@damadum/contract/reader";

type Body = Readonly<Record<string, unknown>>;

interface Thing {
  readonly id: string;
  /** The path of its collection, such as `/api/estimates`. */
  readonly collection: string;
  readonly created: boolean;
  /** Null once it was deleted. */
  readonly body: Body | null;
  /** What requests said about it: no later answer of a scenario overrides that. */
  readonly sent: Body;
}

/** One request that a scenario answered with success. */
export interface Exchange {
  readonly operation: ContractOperation;
  readonly pathname: string;
  readonly query: URLSearchParams;
  readonly sent: unknown;
  /** The scenario's answer; undefined without a body. */
  readonly answer: unknown;
}

const IDENTITIES = ["serial", "id", "payment_id", "cpbox_id", "cid", "wk_id"] as const;
const SERIAL_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
/** The part of a serial after its kind and day. */
const SERIAL_END = /(?<=^[A-Z]{2}\d{8})[0-9A-Z]+$/;

const isBody = (value: unknown): value is Body =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function identityOf(value: unknown): string | undefined {
  if (!isBody(value)) return undefined;
  return IDENTITIES.map((name) => value[name]).find((id) => typeof id === "string");
}

const sameKind = (one: Body, other: Body) =>
  Object.keys(one).toSorted().join() === Object.keys(other).toSorted().join();

/** The members of an answer that repeat the request: one of its fields, or the whole of it. */
function repeated(answer: Body, sent: unknown): Body {
  if (!isBody(sent)) return {};
  const whole = JSON.stringify(sent);
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) => {
      if (name in sent) return [[name, sent[name]]];
      return JSON.stringify(value) === whole ? [[name, value]] : [];
    }),
  );
}

/** Another identity of the same form, because every scenario creates the same thing. */
function freshLike(id: string): string {
  if (!SERIAL_END.test(id)) return randomUUID();
  return id.replace(SERIAL_END, (end) =>
    [...end].map(() => SERIAL_LETTERS[randomInt(SERIAL_LETTERS.length)]).join(""),
  );
}

/**
 * What one client created, changed and deleted, laid over the scenarios' answers, so that they go on from there: a new
 * order is in its list, a cancelled one stays cancelled. Nothing is calculated: states and amounts are the scenarios'.
 */
export class Memory {
  readonly #things = new Map<string, Thing>();
  readonly #collections: ReadonlySet<string>;

  /** @param operations decide which POST creates something: one whose path is also a list. */
  constructor(operations: readonly ContractOperation[]) {
    const lists = operations.filter(({ method }) => method === "get");
    this.#collections = new Set(lists.map(({ path }) => path));
  }

  /** Whether the path names something that was deleted. */
  isGone(pathname: string): boolean {
    return this.#named(pathname)?.body === null;
  }

  /** The answer to give in place of the scenario's. */
  answer(exchange: Exchange): unknown {
    const { operation, pathname, answer } = exchange;
    if (operation.method === "get") return this.#read(exchange);
    if (operation.method === "delete" && answer === undefined) {
      this.#delete(pathname);
      return answer;
    }
    if (identityOf(answer) === undefined || !isBody(answer)) return answer;
    const creates = operation.method === "post" && this.#collections.has(operation.path);
    return creates ? this.#create(exchange, answer) : this.#change(exchange, answer);
  }

  #named(pathname: string): Thing | undefined {
    return pathname
      .split("/")
      .map((part) => this.#things.get(decodeURIComponent(part)))
      .find((each) => each !== undefined);
  }

  #create({ pathname, sent }: Exchange, answer: Body): Body {
    const [old = "", id] = [identityOf(answer), freshLike(identityOf(answer) ?? "")];
    const body: Body = JSON.parse(JSON.stringify(answer).replaceAll(old, id));
    const thing = { id, collection: pathname, created: true, body, sent: repeated(body, sent) };
    this.#things.set(id, thing);
    return body;
  }

  #change({ pathname, sent }: Exchange, answer: Body): Body {
    const id = identityOf(answer) ?? "";
    const at = pathname.split("/").indexOf(id);
    const known = this.#named(pathname);
    if (known === undefined && at < 0) return answer;
    if (known?.body && !sameKind(known.body, answer)) return answer;
    const said = { ...known?.sent, ...repeated(answer, sent) };
    const text = JSON.stringify(answer).replaceAll(id, known?.id ?? id);
    const body = { ...JSON.parse(text), ...said };
    this.#things.set(known?.id ?? id, {
      id: known?.id ?? id,
      collection: known?.collection ?? pathname.split("/").slice(0, at).join("/"),
      created: known?.created ?? false,
      body,
      sent: said,
    });
    return body;
  }

  #delete(pathname: string): void {
    const [id = "", ...collection] = pathname.split("/").toReversed();
    this.#things.set(id, {
      id,
      collection: collection.toReversed().join("/"),
      created: false,
      body: null,
      sent: {},
    });
  }

  #read({ operation, pathname, query, answer }: Exchange): unknown {
    if (Array.isArray(answer)) return this.#listed(operation, pathname, answer, true);
    if (!isBody(answer)) return answer;
    const { items, paging } = answer;
    if (Array.isArray(items) && isBody(paging)) {
      const isFirst = !query.has("cursor") && (query.get("page") ?? "1") === "1";
      const shown = this.#listed(operation, pathname, items, isFirst);
      const total = Number(paging["total"]) + shown.length - items.length;
      return { ...answer, items: shown, paging: { ...paging, total } };
    }
    const known = this.#named(pathname);
    return known?.body && sameKind(known.body, answer) ? known.body : answer;
  }

  #listed(
    { responses }: ContractOperation,
    pathname: string,
    items: readonly unknown[],
    withCreated: boolean,
  ): unknown[] {
    const names = itemNames(responses.get("200"));
    const here = [...this.#things.values()].filter(({ collection }) => collection === pathname);
    const summary = (body: Body, like: unknown) => ({
      ...(isBody(like) && like),
      ...Object.fromEntries(Object.entries(body).filter(([name]) => names.has(name))),
    });
    const kept = items.flatMap((item) => {
      const thing = this.#things.get(identityOf(item) ?? "");
      if (thing === undefined) return [item];
      return thing.body === null ? [] : [summary(thing.body, item)];
    });
    const created = here.filter((each) => each.created && withCreated).toReversed();
    return [...created.flatMap(({ body }) => (body ? [summary(body, items[0])] : [])), ...kept];
  }
}

/** The names of an item's properties, of a bare list or a page. */
function itemNames(schema: Schema | undefined): ReadonlySet<string> {
  const list = schema?.items ?? schema?.properties?.["items"]?.items;
  return new Set(Object.keys((list && list.properties) ?? {}));
}
