import { isObject, type JsonObject } from "../reader/json.ts";
import { componentOf, isSame, textOf, type Here } from "./change.ts";
import { add, WORDS, type Named, type SchemaComparison } from "./compare-schemas.ts";
import { styleFindings } from "./compare-styles.ts";
import { finding } from "./compare-values.ts";

/** An operation of a document, or a webhook, whose messages go the other way. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly node: JsonObject;
  readonly parameters: readonly unknown[];
  readonly isWebhook: boolean;
}

/** Compares what an operation sends and answers. */
export class Messages {
  readonly #schemas: SchemaComparison;
  readonly #user: Named;

  constructor(schemas: SchemaComparison, user: Named) {
    this.#schemas = schemas;
    this.#user = user;
  }

  parameters(a: Operation, b: Operation, here: Here): void {
    const { before, after } = this.#schemas;
    const old = a.parameters.map((raw) => ({ raw, node: before.resolve(raw) }));
    const now = b.parameters.map((raw) => ({ raw, node: after.resolve(raw) }));
    const keyIn = (path: string) => (node: JsonObject) => {
      const place = `${textOf(node["in"])} `;
      // A path parameter stands at a place, whatever its name; headers are written in any case.
      if (node["in"] === "path")
        return `${place}${path.split("/").indexOf(`{${textOf(node["name"])}}`)}`;
      const name = textOf(node["name"]);
      return place + (node["in"] === "header" ? name.toLowerCase() : name);
    };
    const [oldKey, nowKey] = [keyIn(a.path), keyIn(b.path)];
    for (const { raw, node } of old) {
      const at = { ...here, at: `${textOf(node["in"])} ${textOf(node["name"])}` };
      const other = now.find((each) => nowKey(each.node) === oldKey(node));
      if (other === undefined) {
        // A path that moved says so itself.
        if (node["in"] === "path" && a.path !== b.path) continue;
        const found = {
          remedy: "removed",
          text: "없어짐",
          wire: "breaking",
          sdk: "breaking",
        } as const;
        add(this.#user, at, found, node);
        continue;
      }
      if (node["in"] === "path" && node["name"] !== other.node["name"]) {
        const text = `경로 변수 이름 ${textOf(node["name"])} → ${textOf(other.node["name"])}`;
        add(this.#user, at, { remedy: "renamed", text, wire: "none", sdk: "breaking" });
      }
      this.#pair(raw, other.raw, at, (one, two, place, user) =>
        this.#parameter(one, two, place, user),
      );
    }
    const known = new Set(old.map(({ node }) => oldKey(node)));
    for (const { node } of now.filter((each) => !known.has(nowKey(each.node)))) {
      if (node["in"] === "path" && a.path !== b.path) continue;
      const isDemanded = node["required"] === true;
      const text = isDemanded ? "새로 생겼고 꼭 보내야 함" : "새로 생김";
      const wire = isDemanded ? "breaking" : "safe";
      const at = { ...here, at: `${textOf(node["in"])} ${textOf(node["name"])}` };
      add(this.#user, at, { remedy: "added", text, wire, sdk: wire });
    }
  }

  body(a: unknown, b: unknown, here: Here): void {
    if (a === undefined && b === undefined) return;
    const at = { ...here, at: "본문" };
    if (b === undefined) {
      add(this.#user, at, { remedy: "removed", text: "없어짐", wire: "breaking", sdk: "breaking" });
      return;
    }
    const { before, after } = this.#schemas;
    const [needed, needs] = [before.resolve(a), after.resolve(b)].map(
      (node) => node["required"] === true,
    );
    if (a === undefined) {
      const wire = needs === true ? "breaking" : "safe";
      const text = needs === true ? "새로 생겼고 꼭 보내야 함" : "새로 생김";
      add(this.#user, at, { remedy: "added", text, wire, sdk: wire });
      return;
    }
    if (needed !== needs) {
      const text = needs === true ? "꼭 보내야 함 (필수)" : "보내지 않아도 됨 (선택)";
      add(this.#user, at, finding(here, needs === true ? "narrower" : "wider", text));
    }
    const contents = [before.resolve(a)["content"], after.resolve(b)["content"]];
    this.#content(contents[0], contents[1], at, this.#user);
  }

  responses(a: unknown, b: unknown, here: Here): void {
    const [old, now] = [a, b].map((node) => (isObject(node) ? node : {}));
    if (old === undefined || now === undefined) return;
    for (const [status, response] of Object.entries(old)) {
      const at = { ...here, at: `응답 ${status}` };
      if (status in now) {
        this.#pair(response, now[status], at, (one, two, place, user) =>
          this.#response(one, two, place, user),
        );
        continue;
      }
      // An error that is never answered any more surprises nobody; a success that is gone does.
      const wire = isSuccess(status) || status === "default" ? "breaking" : "safe";
      add(this.#user, at, { remedy: "removed", text: "없어짐", wire, sdk: wire });
    }
    for (const status of Object.keys(now).filter((each) => !(each in old))) {
      // Callers know an error that `default` or its class has promised already.
      const isKnown = !isSuccess(status) && ("default" in old || `${status.charAt(0)}XX` in old);
      const wire = isKnown ? "safe" : "breaking";
      add(
        this.#user,
        { ...here, at: `응답 ${status}` },
        { remedy: "added", text: "새로 생김", wire, sdk: wire },
      );
      // It has to keep what was promised for it in general.
      const promised = old[`${status.charAt(0)}XX`] ?? old["default"];
      const { before, after } = this.#schemas;
      const nodes = [before.resolve(promised), after.resolve(now[status])] as const;
      if (isKnown && nodes[1]["content"] !== undefined)
        this.#content(
          nodes[0]["content"],
          nodes[1]["content"],
          { ...here, at: `응답 ${status}` },
          this.#user,
        );
    }
  }

  /** Compares two parts under the name of the component that both refer to, or where they stand. */
  #pair(
    a: unknown,
    b: unknown,
    here: Here,
    work: (one: JsonObject, other: JsonObject, place: Here, user: Named) => void,
  ): void {
    const { before, after } = this.#schemas;
    const [one, other] = [componentOf(a), componentOf(b)];
    const nodes = [before.resolve(a), after.resolve(b)] as const;
    if (one === undefined || other === undefined || one.join() !== other.join()) {
      work(nodes[0], nodes[1], here, this.#user);
      return;
    }
    const owner = `${one[0].replace(/s$/, "")} ${one[1]}`;
    this.#schemas.visit(this.#user, `${owner} ${here.direction}`, (own) => {
      work(nodes[0], nodes[1], { ...here, owner, at: "" }, own);
    });
  }

  #parameter(a: JsonObject, b: JsonObject, here: Here, user: Named): void {
    const [needed, needs] = [a["required"] === true, b["required"] === true];
    if (needed !== needs) {
      const text = needs ? "꼭 보내야 함 (필수)" : "보내지 않아도 됨 (선택)";
      add(user, here, finding(here, needs ? "narrower" : "wider", text));
    }
    for (const each of styleFindings(a, b, here)) add(user, here, each);
    this.#schemas.compare(a["schema"], b["schema"], here, user);
  }

  #response(a: JsonObject, b: JsonObject, here: Here, user: Named): void {
    if (a["description"] !== b["description"]) add(user, here, WORDS);
    const [old, now] = [a["headers"], b["headers"]].map((node) => (isObject(node) ? node : {}));
    for (const [name, raw] of Object.entries(old ?? {})) {
      const at = { ...here, at: `${here.at} 헤더 ${name}`.trim() };
      const other = Object.entries(now ?? {}).find(
        ([each]) => each.toLowerCase() === name.toLowerCase(),
      );
      if (other === undefined) {
        add(user, at, { remedy: "removed", text: "없어짐", wire: "breaking", sdk: "safe" });
        continue;
      }
      const nodes = [
        this.#schemas.before.resolve(raw),
        this.#schemas.after.resolve(other[1]),
      ] as const;
      if ((nodes[0]["required"] === true) !== (nodes[1]["required"] === true)) {
        const isNarrower = nodes[1]["required"] === true;
        const text = isNarrower ? "꼭 있게 됨 (필수)" : "없을 수 있게 됨 (선택)";
        add(user, at, finding(here, isNarrower ? "narrower" : "wider", text, { types: false }));
      }
      for (const each of styleFindings(nodes[0], nodes[1], here)) add(user, at, each);
      this.#schemas.compare(nodes[0]["schema"], nodes[1]["schema"], at, user);
    }
    const names = Object.keys(old ?? {}).map((name) => name.toLowerCase());
    for (const name of Object.keys(now ?? {}).filter(
      (each) => !names.includes(each.toLowerCase()),
    )) {
      const at = { ...here, at: `${here.at} 헤더 ${name}`.trim() };
      add(user, at, { remedy: "added", text: "새로 생김", wire: "safe", sdk: "safe" });
    }
    if (!isSame(a["links"], b["links"])) add(user, here, WORDS);
    this.#content(a["content"], b["content"], here, user);
  }

  #content(a: unknown, b: unknown, here: Here, user: Named): void {
    const [old, now] = [a, b].map((node) => (isObject(node) ? node : {}));
    for (const [type, media] of Object.entries(old ?? {})) {
      const other = now?.[type];
      if (!isObject(media) || !isObject(other)) {
        add(user, here, {
          remedy: "removed",
          text: `매체 형식 ${type} 없어짐`,
          wire: "breaking",
          sdk: "breaking",
        });
        continue;
      }
      if (!isSame(media["encoding"], other["encoding"])) {
        const text = `적는 방법 encoding 이(가) 바뀜`;
        add(user, here, { remedy: "changed", text, wire: "breaking", sdk: "safe" });
      }
      const examples = [media, other].map(({ example, examples: many }) => [example, many]);
      if (!isSame(examples[0], examples[1])) add(user, here, WORDS);
      this.#schemas.compare(media["schema"], other["schema"], here, user);
    }
    for (const type of Object.keys(now ?? {}).filter((each) => !(each in (old ?? {})))) {
      add(user, here, {
        remedy: "added",
        text: `매체 형식 ${type} 새로 생김`,
        wire: "safe",
        sdk: "safe",
      });
    }
  }
}

function isSuccess(status: string): boolean {
  return /^[123]/.test(status);
}
