import { useState } from "react";
import type { Item } from "../data.ts";

export const views = [
  ["side", "나란히"],
  ["swipe", "밀어 보기"],
  ["difference", "차이만"],
] as const;
export type View = (typeof views)[number][0];

interface Props {
  item: Item;
  view: View;
  /** A press on the picture after, in px of the picture. */
  onPress?: (x: number, y: number) => void;
  /** Marked on the picture after: left, top, width and height in px of the picture. */
  marked?: readonly number[] | undefined;
}

/** A picture before and after: side by side, one over the other with a slider, or only what differs. */
export function Pictures({ item, view, onPress, marked }: Props) {
  const { before, after } = item.pictures;
  const [part, setPart] = useState(50);
  const label = `${item.title} ${item.name} ${item.mode}`;
  const width = item.mode.startsWith("390") ? "phone" : "half";
  const shape = { aspectRatio: `${item.size.width} / ${item.size.height}` };
  const press = ({ nativeEvent, currentTarget }: React.MouseEvent<HTMLElement>) => {
    const scale = item.size.width / currentTarget.clientWidth;
    onPress?.(nativeEvent.offsetX * scale, nativeEvent.offsetY * scale);
  };
  if (view === "side" || before === null || after === null) {
    return (
      <div className="pictures">
        {before !== null && (
          <figure className={width}>
            <figcaption>전</figcaption>
            <div className="frame" style={shape}>
              <img src={before} alt={`${label} 바뀌기 전`} loading="lazy" />
            </div>
          </figure>
        )}
        {after !== null && (
          <figure className={width}>
            <figcaption>후</figcaption>
            {/* The keyboard chooses the element from the list beside the comment. */}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
            <div className="frame" style={shape} onClick={press}>
              <img src={after} alt={`${label} 바뀐 뒤`} loading="lazy" />
              <Box item={item} box={marked ?? item.box} />
            </div>
          </figure>
        )}
      </div>
    );
  }
  const isSwipe = view === "swipe";
  return (
    <figure className={width}>
      <figcaption>{isSwipe ? "왼쪽은 전, 오른쪽은 후" : "검은 곳은 같은 곳"}</figcaption>
      {isSwipe && (
        <input
          type="range"
          aria-label={`${label} 전과 후의 경계`}
          value={part}
          onChange={({ target }) => setPart(Number(target.value))}
          style={{ width: "100%", minHeight: 44 }}
        />
      )}
      <div className={`frame ${view}`} style={shape}>
        <img src={after} alt={`${label} 바뀐 뒤`} loading="lazy" />
        <img
          src={before}
          alt={`${label} 바뀌기 전`}
          loading="lazy"
          style={isSwipe ? { clipPath: `inset(0 ${100 - part}% 0 0)` } : {}}
        />
      </div>
    </figure>
  );
}

function Box({ item: { size }, box }: { item: Item; box: readonly number[] }) {
  const [left = 0, top = 0, width = 0, height = 0] = box;
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return (
    <span
      className="box"
      style={{
        left: percent(left, size.width),
        top: percent(top, size.height),
        width: percent(width, size.width),
        height: percent(height, size.height),
      }}
    />
  );
}
