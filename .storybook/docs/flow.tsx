import { useEffect, useRef, useState, type CSSProperties } from "react";
import { flows } from "./flows.ts";

/** How long a step is shown once its screen has loaded. */
const STEP_MS = 5_000;
const row: CSSProperties = { display: "flex", flexWrap: "wrap", gap: 16, alignItems: "start" };
const control: CSSProperties = {
  minHeight: 44,
  padding: "0 16px",
  font: "inherit",
  cursor: "pointer",
};

/** The screens of a flow one after the other, by themselves or step by step; in the modes of the toolbar. */
export function Flow({ name }: { name: keyof typeof flows }) {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const steps = flows[name];
  const [story, words] = steps[at] ?? steps[0];
  const globals = new URLSearchParams(location.search).get("globals") ?? "";
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const play = (isOn: boolean) => {
    clearTimeout(timer.current);
    setPlaying(isOn);
  };
  const go = (next: number) => {
    setAt(next);
    play(false);
  };
  const proceed = () => {
    if (!isPlaying) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setAt((now) => Math.min(now + 1, steps.length - 1));
      if (at + 1 >= steps.length - 1) setPlaying(false);
    }, STEP_MS);
  };
  return (
    <div
      lang="ko"
      style={{ wordBreak: "keep-all", colorScheme: "light dark", color: "CanvasText" }}
    >
      <div style={row}>
        <button type="button" style={control} disabled={at === 0} onClick={() => go(at - 1)}>
          앞 단계
        </button>
        <button
          type="button"
          style={control}
          aria-pressed={isPlaying}
          onClick={() => play(!isPlaying)}
        >
          {isPlaying ? "멈추기" : "이어서 보기"}
        </button>
        <button
          type="button"
          style={control}
          disabled={at === steps.length - 1}
          onClick={() => go(at + 1)}
        >
          다음 단계
        </button>
        <p role="status">
          {at + 1} / {steps.length} {words}
        </p>
      </div>
      <div style={row}>
        {/* Begins anew when it starts to play, so that its loading starts the clock. */}
        {/* It shows this very site, whose stories need all that a page may do. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          key={`${story} ${isPlaying}`}
          title={words}
          src={`iframe.html?viewMode=story&id=${story}&globals=${globals}`}
          onLoad={proceed}
          style={{ width: 390, maxWidth: "100%", height: 844, border: "1px solid #8888" }}
        />
        <ol style={{ flex: "1 1 16rem" }}>
          {steps.map(([id, text], index) => (
            <li key={id} aria-current={index === at ? "step" : undefined}>
              <button
                type="button"
                style={{
                  ...control,
                  border: 0,
                  background: "none",
                  color: "inherit",
                  textAlign: "start",
                  fontWeight: index === at ? 700 : 400,
                }}
                onClick={() => go(index)}
              >
                {text}
              </button>{" "}
              <a href={`./?path=/story/${id}`} target="_top">
                이야기
              </a>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
