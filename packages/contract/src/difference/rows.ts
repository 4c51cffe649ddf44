import { worst, type Change, type Remedy, type Verdict } from "./change.ts";
import type { Difference } from "./compare-operations.ts";

/** A change as a row tells it. */
export interface RowChange {
  /** The place in the row's part, such as `items[].name`; empty for the part itself. */
  readonly at: string;
  /** Where the client meets the value: in what it sends, in what it is answered, or in both. */
  readonly side: "보내는 값" | "받는 값" | "양쪽" | "";
  readonly text: string;
  readonly wire: Verdict;
  readonly sdk: Verdict;
}

/** Who uses what a row changes. */
export interface Users {
  readonly hooks: readonly string[];
  readonly files: readonly string[];
  readonly features: readonly string[];
  /** Names of routes, and the titles of their stories. */
  readonly screens: readonly string[];
  readonly stories: readonly string[];
  /** Forms, each with the fields that are named as the changed ones. */
  readonly forms: readonly string[];
  /** Clients outside the repository. */
  readonly outside: readonly string[];
  /** Why nobody uses it; undefined where somebody does. */
  readonly unread?: string;
}

/** Everything that changed in one named schema, parameter, response or operation. */
export interface Row {
  /** `schema Money`, `parameter Limit`, `response Conflict`, `operation listPopups` or `document`. */
  readonly part: string;
  /** Its name for people. */
  readonly title: string;
  /** Operations that the part reaches. */
  readonly operations: readonly string[];
  readonly changes: readonly RowChange[];
  /** Verdict on the wire, and for callers of the SDK. */
  readonly wire: Verdict;
  readonly sdk: Verdict;
  readonly todo: string;
  /** Who uses it, where that was looked up. */
  readonly consumers?: Users;
}

const KINDS: Readonly<Record<string, string>> = {
  schema: "스키마",
  parameter: "매개변수",
  response: "응답",
  header: "헤더",
  operation: "작업",
  document: "문서",
};

/** What to do about a part whose going was announced. */
const ANNOUNCED =
  "없앤다고 알린 것이에요. 쓰는 곳을 모두 옮긴 뒤, 큰 버전을 올리고 옮기는 법을 적어요.";

/** What to do about a change that breaks callers, by its kind. */
const TODO: Readonly<Record<Remedy, string>> = {
  removed:
    "먼저 `deprecated: true`, `x-deprecated-on`, `x-sunset`(90일 뒤부터)을 적어 내보내고, 그 날부터 지워요. 이름을 바꾸는 것이면 새 이름을 옆에 더하고 옛 이름을 그렇게 없애요.",
  renamed:
    "주소로 오가는 값은 그대로예요. SDK 를 쓰는 쪽이 새 이름으로 고치도록 옮기는 법을 적어요.",
  narrower:
    "전에 되던 요청이 거절돼요. 쓰는 화면이 새 규칙을 지키게 한 뒤, 큰 버전을 올리고 옮기는 법을 적어요.",
  wider:
    "쓰는 쪽이 모르는 값이 올 수 있어요. 쓰는 화면이 새 값을 다루게 한 뒤, 큰 버전을 올리고 옮기는 법을 적어요.",
  changed:
    "뜻이 달라져요. 되도록 새 이름을 더하고 옛것은 남겨요. 바꿔야 하면 큰 버전을 올리고 옮기는 법을 적어요.",
  added:
    "꼭 있어야 하는 것이 늘었어요. 없어도 되게 하거나 기본값을 정하거나, 큰 버전을 올리고 옮기는 법을 적어요.",
  access: "부를 수 있던 사람이 거절돼요. 쓰는 쪽이 먼저 로그인하게 한 뒤, 큰 버전을 올려요.",
  life: "고지한 날까지 그대로 되게 두고, 쓰는 화면을 그 전에 옮겨요.",
  words: "따로 할 일이 없어요.",
};

/** Groups changes by the part that holds them; the worst rows come first. */
export function rowsOf({ changes, reach }: Difference): readonly Row[] {
  const rows = [...Map.groupBy(changes, ({ owner }) => owner)].map(([part, own]) => {
    const [kind = "", name = ""] = part.split(" ");
    const [wire, sdk] = [worst(own.map((each) => each.wire)), worst(own.map((each) => each.sdk))];
    return {
      part,
      title: [KINDS[kind] ?? kind, name].join(" ").trim(),
      operations: reach.get(part) ?? [],
      changes: mergedChanges(own),
      wire,
      sdk,
      todo: todoOf(own),
    };
  });
  const rank = ({ wire, sdk }: Row) =>
    ["breaking", "safe", "words", "none"].indexOf(worst([wire, sdk]));
  return rows.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      b.operations.length - a.operations.length ||
      a.part.localeCompare(b.part),
  );
}

/** The same change of what is sent and of what is answered is told once. */
function mergedChanges(changes: readonly Change[]): readonly RowChange[] {
  const groups = Map.groupBy(changes, ({ at, text }) => `${at}\n${text}`);
  return [...groups.values()].map((same) => {
    const directions = new Set(same.flatMap(({ direction }) => direction ?? []));
    const [first] = same;
    const isOfValues =
      first !== undefined && !first.owner.startsWith("operation") && first.owner !== "document";
    const side = directions.size > 1 ? "양쪽" : directions.has("sent") ? "보내는 값" : "받는 값";
    return {
      at: first?.at ?? "",
      side: isOfValues ? side : "",
      text: first?.text ?? "",
      wire: worst(same.map(({ wire }) => wire)),
      sdk: worst(same.map(({ sdk }) => sdk)),
    };
  });
}

/** Only what can carry a notice is told to announce itself: an operation, a parameter, a property. */
function remedyOf({ remedy, removed }: Change): string {
  if (removed?.["deprecated"] === true) return ANNOUNCED;
  return TODO[remedy === "removed" && removed === undefined ? "changed" : remedy];
}

function todoOf(changes: readonly Change[]): string {
  const breaking = changes.filter(({ wire, sdk }) => worst([wire, sdk]) === "breaking");
  if (breaking.length > 0) {
    return [...new Set(breaking.map(remedyOf))].join(" ");
  }
  if (changes.some(({ remedy }) => remedy === "life")) return TODO.life;
  return worst(changes.flatMap(({ wire, sdk }) => [wire, sdk])) === "safe"
    ? "지금 쓰는 쪽은 그대로 돼요. 작은 버전을 올려요."
    : TODO.words;
}
