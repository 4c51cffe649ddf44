import { Fragment, useState } from "react";
import type { Screen } from "../data.ts";

const AT_FIRST = 30;
const factNames = [
  ["forms", "양식"],
  ["components", "부품"],
  ["operations", "부르는 것"],
  ["problems", "다루는 문제"],
  ["decisions", "결정"],
] as const;

/** The states that every route has; the others are values of the contract. */
const stateNames: Readonly<Record<string, string>> = {
  loading: "불러오는 중",
  empty: "비었을 때",
  error: "오류",
  offline: "인터넷이 끊김",
  longText: "긴 글",
  manyRows: "많은 줄",
  visitor: "손님",
};

/** Every screen with its states and the reasons of its gaps, searched by route, Korean words or component. */
export function Wall({ screens }: { screens: readonly Screen[] }) {
  const [sought, setSought] = useState("");
  const [count, setCount] = useState(AT_FIRST);
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = screens.flatMap((screen) => {
    const facts = Object.values(screen.facts).flat().join(" ");
    const name = `${screen.title} ${screen.route} ${facts}`;
    const rows = screen.rows.filter(({ state, because, shot }) =>
      isFound(`${name} ${state} ${stateNames[state] ?? ""} ${because} ${shot?.name} ${shot?.text}`),
    );
    return rows.length > 0 ? [{ ...screen, rows }] : [];
  });
  return (
    <main>
      <label>
        경로, 화면의 글, 부품, 부르는 것으로 찾기{" "}
        <input
          type="search"
          value={sought}
          placeholder="예: /my/order, 보관 중, ledger"
          onChange={({ target }) => setSought(target.value)}
        />
      </label>
      <p role="status">
        화면 {found.length}곳, 모습 {found.reduce((sum, { rows }) => sum + rows.length, 0)}가지
      </p>
      {found.slice(0, count).map((screen) => (
        <details key={`${screen.title} ${screen.route}`} className="group">
          <summary>
            {nameOf(screen)} · {screen.rows.length}가지
          </summary>
          <dl>
            {factNames.map(([key, label]) =>
              screen.facts[key].length === 0 ? null : (
                <Fragment key={key}>
                  <dt>{label}</dt>
                  <dd>{screen.facts[key].join(", ")}</dd>
                </Fragment>
              ),
            )}
          </dl>
          <ul>
            {screen.rows.map(({ state, because, shot }) => (
              <li key={state}>
                <p>
                  <strong>{stateNames[state] ?? state}</strong>{" "}
                  {shot === null ? because || "이번에 보지 않았어요." : `${shot.name} (${shot.id})`}
                </p>
                <div className="wall row">
                  {shot?.pictures.map(({ mode, file }) => (
                    <a key={mode} href={file}>
                      <img src={file} alt={`${screen.title} ${shot.name} ${mode}`} loading="lazy" />
                      {mode.replace("-light", " 밝게").replace("-dark", " 어둡게")}
                    </a>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {found.length > count && (
        <button type="button" onClick={() => setCount(count + AT_FIRST)}>
          {found.length - count}곳 더 보기
        </button>
      )}
    </main>
  );
}

/** The title, in which another sign stands for the slash, with the route unless it ends with that. */
function nameOf({ title, route }: Screen): string {
  const name = title.replaceAll("∕", "/");
  return route === "" || name.endsWith(` ${route}`) ? name : `${name} ${route}`;
}
