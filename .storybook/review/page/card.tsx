import { useId, useState } from "react";
import { decisionKey, decisionsByKey, type Item } from "../data.ts";
import type { PlacedElement } from "../print.ts";
import { Pictures, type View } from "./pictures.tsx";
import type { Book } from "./use-decisions.ts";

interface Props {
  items: readonly Item[];
  book: Book;
  view: View;
}

/** Items that look alike before and after: one pair of pictures, and what is said about them. */
export function CardOfPictures({ items, book, view }: Props) {
  const [isCommenting, setCommenting] = useState(false);
  const [elements, setElements] = useState<readonly PlacedElement[]>([]);
  const [selector, setSelector] = useState("");
  const [item] = items;
  if (item === undefined) return null;
  const name = `${item.title} ${item.name} (${item.mode})`;
  const open = () => {
    setCommenting(true);
    if (elements.length === 0) loadElements(item, setElements);
  };
  const choose = (x: number, y: number) => {
    open();
    const under = elements.filter(({ box: [left = 0, top = 0, width = 0, height = 0] }) => {
      return x >= left && x <= left + width && y >= top && y <= top + height;
    });
    const smallest = under.toSorted((a, b) => areaOf(a) - areaOf(b))[0];
    if (smallest !== undefined) setSelector(smallest.selector);
  };
  const comments = book.decided.comments.filter(
    ({ story, mode }) => story === item.story && mode === item.mode,
  );
  return (
    <section className="card" aria-label={name}>
      <h3>{name}</h3>
      <p className="quiet">
        {item.before === null || item.after === null
          ? ""
          : `다른 점 ${item.pixels.toLocaleString()}개 · `}
        {items.length > 1 ? `똑같이 바뀐 그림 ${items.length}장` : "이 그림 한 장"}
      </p>
      {items.length > 1 && (
        <details>
          <summary>똑같이 바뀐 그림의 이름</summary>
          <ul>
            {items.map((each) => (
              <li key={decisionKey(each)}>{`${each.title} ${each.name} (${each.mode})`}</li>
            ))}
          </ul>
        </details>
      )}
      <Pictures
        item={item}
        view={view}
        onPress={choose}
        marked={elements.find((each) => each.selector === selector)?.box}
      />
      <div className="row">
        <DecideButtons items={items} book={book} of={name} />
        <button
          type="button"
          aria-expanded={isCommenting}
          onClick={isCommenting ? () => setCommenting(false) : open}
        >
          메모 {comments.length}개
        </button>
      </div>
      {isCommenting && (
        <CommentForm
          elements={elements}
          selector={selector}
          onSelect={setSelector}
          onSend={(text) => book.comment({ story: item.story, mode: item.mode, selector, text })}
        />
      )}
      {comments.length > 0 && (
        <ul>
          {comments.map((comment) => (
            <li key={`${comment.when} ${comment.text}`}>
              <p>
                {comment.text} <span className="quiet">{comment.by}</span>
              </p>
              <p className="quiet">{comment.selector || "그림 전체"}</p>
              <button type="button" onClick={() => book.toggle(comment)}>
                {comment.state === "open" ? "메모 닫기" : "메모 다시 열기"}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function areaOf({ box: [, , width = 0, height = 0] }: PlacedElement): number {
  return width * height;
}

interface CommentProps {
  elements: readonly PlacedElement[];
  selector: string;
  onSelect: (selector: string) => void;
  onSend: (text: string) => void;
}

function CommentForm({ elements, selector, onSelect, onSend }: CommentProps) {
  const [text, setText] = useState("");
  const [place, words] = [useId(), useId()];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === "") return;
        onSend(text.trim());
        setText("");
      }}
    >
      <p>
        <label htmlFor={place}>자리 (그림을 눌러서 골라도 돼요)</label>
        <br />
        <select id={place} value={selector} onChange={({ target }) => onSelect(target.value)}>
          <option value="">그림 전체</option>
          {elements.map((element) => (
            <option key={element.selector} value={element.selector}>
              {element.label}
            </option>
          ))}
        </select>
      </p>
      <label htmlFor={words}>메모</label>
      <textarea id={words} rows={2} value={text} onChange={({ target }) => setText(target.value)} />
      <button type="submit">메모 남기기</button>
    </form>
  );
}

interface DecideProps {
  items: readonly Item[];
  book: Book;
  /** What is decided on, for people who hear the buttons. */
  of: string;
  all?: boolean;
}

/** Accepts or refuses items; pressing the decision that stands takes it back. */
export function DecideButtons({ items, book, of, all = false }: DecideProps) {
  const known = decisionsByKey(book.decided);
  const stands = new Set(items.map((item) => known.get(decisionKey(item))?.decision));
  const button = (decision: "accepted" | "refused", name: string) => {
    const isPressed = stands.size === 1 && stands.has(decision);
    return (
      <button
        type="button"
        className={decision === "refused" ? "bad" : ""}
        aria-pressed={isPressed}
        aria-label={`${name}: ${of}`}
        onClick={() => book.decide(items, isPressed ? null : decision)}
      >
        {name}
      </button>
    );
  };
  return (
    <div className="row">
      {button("accepted", all ? "모두 받아들이기" : "받아들이기")}
      {button("refused", all ? "모두 돌려보내기" : "돌려보내기")}
    </div>
  );
}

/** Loads the list of a picture's elements; a script, because pages opened from files cannot fetch. */
function loadElements(item: Item, onLoaded: (elements: readonly PlacedElement[]) => void): void {
  const [width] = item.mode.split("-");
  Reflect.set(globalThis, "reviewElements", onLoaded);
  const script = document.createElement("script");
  script.src = `elements/${item.story}-${width}.js`;
  script.addEventListener("load", () => script.remove());
  document.head.append(script);
}
