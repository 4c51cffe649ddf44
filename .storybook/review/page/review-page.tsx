import { useState } from "react";
import {
  causeName,
  decisionsName,
  markdownOf,
  totalsOf,
  type Group,
  type Item,
  type Review,
  type Screen,
} from "../data.ts";
import { CardOfPictures, DecideButtons } from "./card.tsx";
import { views, type View } from "./pictures.tsx";
import { Wall } from "./wall.tsx";
import { useDecisions, type Book } from "./use-decisions.ts";

const CARDS_AT_FIRST = 20;

/** The changes by cause, each with its pictures, decisions and comments. */
export function ReviewPage({ review, screens }: { review: Review; screens: readonly Screen[] }) {
  const [page, setPage] = useState<"changes" | "wall">("changes");
  const book = useDecisions(review.decided, review.reviewer);
  const [view, setView] = useState<View>("side");
  const [isOpenOnly, setOpenOnly] = useState(false);
  const totals = totalsOf(review.groups, book.decided);
  const shown = review.groups.filter(
    (group) => !isOpenOnly || totalsOf([group], book.decided).undecided > 0,
  );
  return (
    <>
      <header>
        <h1>화면 검토</h1>
        <p className="quiet">
          기준 {review.base} ({review.commit.slice(0, 8)})과 지금을 비교했어요.
        </p>
        <p role="status">
          바뀐 그림 {totals.all}장 · 받아들임 {totals.accepted} · 돌려보냄 {totals.refused} · 남음{" "}
          {totals.undecided} · 열린 메모 {totals.openComments}
        </p>
        {book.problem !== null && <p role="alert">{book.problem}</p>}
        <Tools review={review} book={book} />
        <div className="row">
          <button
            type="button"
            aria-pressed={page === "changes"}
            onClick={() => setPage("changes")}
          >
            바뀐 화면
          </button>
          <button type="button" aria-pressed={page === "wall"} onClick={() => setPage("wall")}>
            모든 화면
          </button>
        </div>
        <fieldset hidden={page === "wall"}>
          <legend>보는 방법</legend>
          {views.map(([value, name]) => (
            <label key={value}>
              <input
                type="radio"
                name="view"
                checked={view === value}
                onChange={() => setView(value)}
              />
              {name}
            </label>
          ))}
          <label>
            <input
              type="checkbox"
              checked={isOpenOnly}
              onChange={({ target }) => setOpenOnly(target.checked)}
            />
            남은 것만 보기
          </label>
        </fieldset>
      </header>
      {page === "wall" && <Wall screens={screens} />}
      <main hidden={page === "wall"}>
        {review.groups.length === 0 && <p>바뀐 그림이 없어요. 더 볼 것이 없어요.</p>}
        {review.groups.length > 0 && shown.length === 0 && <p>모두 정했어요.</p>}
        {(book.isReady ? shown : []).map((group) => (
          <GroupOfCards key={nameOf(group)} group={group} book={book} view={view} />
        ))}
        <Lines title="그림은 같은데 짜임새만 달라진 이야기" lines={review.invisible} />
        <Lines title="그리는 동안 생긴 문제" lines={review.problems} />
      </main>
    </>
  );
}

function nameOf({ causes }: Group): string {
  return causes.map(causeName).join(" + ");
}

function Tools({ review, book }: { review: Review; book: Book }) {
  const [copied, setCopied] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(markdownOf(review, book.decided)).then(
      () => setCopied("요약을 복사했어요."),
      () => setCopied("복사하지 못했어요. 폴더의 summary.md를 써 주세요."),
    );
  return (
    <div className="row">
      <label>
        검토하는 사람{" "}
        <input
          value={book.reviewer}
          autoComplete="name"
          onChange={({ target }) => book.setReviewer(target.value)}
        />
      </label>
      {!book.isServed && (
        <button type="button" className="main" onClick={() => download(book, review.base)}>
          결정 파일 내려받기
        </button>
      )}
      <button type="button" onClick={() => void copy()}>
        요약 복사하기
      </button>
      <span role="status">{copied}</span>
    </div>
  );
}

/** Offers the decisions as a file; it belongs into the folder reviews. */
function download({ decided }: Book, base: string): void {
  const link = document.createElement("a");
  const blob = new Blob([JSON.stringify(decided, null, 2)], { type: "application/json" });
  link.href = URL.createObjectURL(blob);
  link.download = decisionsName(base);
  link.click();
  URL.revokeObjectURL(link.href);
}

function GroupOfCards({ group, book, view }: { group: Group; book: Book; view: View }) {
  const [count, setCount] = useState(CARDS_AT_FIRST);
  const totals = totalsOf([group], book.decided);
  const name = nameOf(group);
  const items: readonly Item[] = group.cards.flat();
  const stories = new Set(items.map(({ story }) => story)).size;
  return (
    <section className="group" aria-label={name}>
      <h2>{name}</h2>
      <p className="quiet">
        이야기 {stories}개, 그림 {totals.all}장 (서로 다른 모습 {group.cards.length}가지) · 남음{" "}
        {totals.undecided}
      </p>
      <DecideButtons items={items} book={book} of={name} all />
      <details>
        <summary>그림 보기</summary>
        {group.cards.slice(0, count).map((card) => (
          <CardOfPictures
            key={`${card[0]?.story} ${card[0]?.mode}`}
            items={card}
            book={book}
            view={view}
          />
        ))}
        {group.cards.length > count && (
          <button type="button" onClick={() => setCount(count + CARDS_AT_FIRST)}>
            {group.cards.length - count}개 더 보기
          </button>
        )}
      </details>
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>
        {title} {lines.length}개
      </summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
