import { useEffect, useRef, useState } from "react";
import { styled } from "../../theme/styled.ts";
import { moreBelowRecipe } from "../../theme/recipes/page.ts";
import { Icon } from "../icon/icon.tsx";

const Pill = styled("span", moreBelowRecipe);

/** Roundings, and paddings at the end that hold nothing. */
const SLACK_PX = 8;

/** Says, above the bar that it is in, that what the bar ends goes on behind it. For eyes only: readers have it all. */
export function MoreBelow() {
  const pill = useRef<HTMLSpanElement>(null);
  const [isMore, setMore] = useState(false);
  useEffect(() => {
    const bar = pill.current?.parentElement;
    const content = bar?.parentElement;
    if (!bar || !content) return;
    let observer: IntersectionObserver | undefined;
    const observe = () => {
      observer?.disconnect();
      // A sticky bar is itself the end of its content, which goes on when that lies below the screen.
      const isFixed = getComputedStyle(bar).position === "fixed";
      const edge = (isFixed ? bar.getBoundingClientRect().top : window.innerHeight) + SLACK_PX;
      observer = new IntersectionObserver(
        (entries) => setMore(entries.at(-1)?.isIntersecting === true),
        { root: document, rootMargin: `${-Math.round(edge)}px 0px 100000px` },
      );
      observer.observe(content);
    };
    observe();
    window.addEventListener("resize", observe);
    return () => {
      observer?.disconnect();
      window.removeEventListener("resize", observe);
    };
  }, []);
  return (
    <Pill ref={pill} aria-hidden shown={isMore} data-more-below={isMore}>
      아래에 더 있어요
      <Icon name="chevron-down" size={16} />
    </Pill>
  );
}
