import { useState } from "react";
import { sentences } from "./sentences.ts";

const AT_ONCE = 200;

/** Every sentence of the product with the file in which it stands, found by its words or its place. */
export function Voice() {
  const [sought, setSought] = useState("");
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const found = sentences.filter((each) => {
    const text = each.join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <div
      lang="ko"
      style={{ wordBreak: "keep-all", colorScheme: "light dark", color: "CanvasText" }}
    >
      <label>
        문장이나 자리로 찾기{" "}
        <input
          type="search"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          style={{ minHeight: 44, font: "inherit", padding: "0 12px" }}
        />
      </label>
      <p role="status">
        문장 {found.length.toLocaleString()}개
        {found.length > AT_ONCE && ` 가운데 처음 ${AT_ONCE}개`}
      </p>
      <table>
        <thead>
          <tr>
            <th>문장</th>
            <th>자리</th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, AT_ONCE).map(([text, place]) => (
            <tr key={`${place} ${text}`}>
              <td>{text}</td>
              <td style={{ overflowWrap: "anywhere" }}>{place}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
