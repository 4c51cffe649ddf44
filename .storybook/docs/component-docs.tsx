import { ArgTypes, Controls, Primary, Stories, Title, useOf } from "@storybook/addon-docs/blocks";
import { useEffect, useRef, useState } from "react";
import type { Guide } from "../stage/parameters.ts";
import { tokensOf, type UsedToken } from "./used-tokens.ts";

const rows = [
  ["쓸 때", "use"],
  ["쓰지 않을 때", "avoid"],
  ["짜임", "parts"],
  ["키보드", "keys"],
  ["이렇게 해요", "good"],
  ["이러지 않아요", "bad"],
] as const satisfies readonly (readonly [name: string, key: keyof Guide])[];

/** The docs page of a component: its guide, its props, the tokens that it reaches and all its stories. */
export default function ComponentDocs() {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const { guide, docs } = preparedMeta.parameters;
  const parts = Object.entries(preparedMeta.subcomponents ?? {});
  const isFramed = docs?.story?.inline === false;
  return (
    <div lang="ko" style={{ wordBreak: "keep-all" }}>
      <Title />
      {guide !== undefined && (
        <table>
          <tbody>
            {rows.map(([name, key]) => (
              <tr key={key}>
                <th scope="row" style={{ textAlign: "start", whiteSpace: "nowrap" }}>
                  {name}
                </th>
                <td>{guide[key]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <TokensOf>
        <Primary />
      </TokensOf>
      <h2>속성</h2>
      <Controls />
      {parts.map(([name, part]) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <ArgTypes of={part} />
        </section>
      ))}
      {isFramed ? (
        <>
          <h2>모든 상태</h2>
          <ul>
            {Object.values(csfFile.stories).map(({ id, name }) => (
              <li key={id}>
                <a href={`./?path=/story/${id}`} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Stories title="모든 상태" includePrimary={false} />
      )}
    </div>
  );
}

/** The story, then the tokens that its rules reach. */
function TokensOf({ children }: { children: React.ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [tokens, setTokens] = useState<readonly UsedToken[]>([]);
  useEffect(() => {
    const story = place.current;
    if (story === null) return undefined;
    // The story is mounted later than this page.
    const observer = new MutationObserver(() => setTokens(tokensOf(story)));
    observer.observe(story, { childList: true, subtree: true });
    // So is the frame of a story that has one.
    const onLoad = () => setTokens(tokensOf(story));
    story.addEventListener("load", onLoad, true);
    return () => {
      observer.disconnect();
      story.removeEventListener("load", onLoad, true);
    };
  }, []);
  return (
    <>
      <div ref={place}>{children}</div>
      <h2>토큰</h2>
      <ul style={{ columns: "16rem", fontSize: 14 }}>
        {tokens.map(({ name, value, isColor }) => (
          <li key={name} title={value}>
            {isColor && (
              <span
                style={{
                  display: "inline-block",
                  width: "1em",
                  height: "1em",
                  marginRight: 6,
                  verticalAlign: "-0.1em",
                  background: value,
                  boxShadow: "0 0 0 1px #8888",
                }}
              />
            )}
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
