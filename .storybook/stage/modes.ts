import { brand } from "@damadum/domain";
import type { Preview } from "@storybook/react";

function choice(title: string, icon: "contrast" | "browser" | "user" | "lightning" | "paragraph") {
  return (items: Readonly<Record<string, string>>) => ({
    description: title,
    toolbar: {
      title,
      icon,
      dynamicTitle: true,
      items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
    },
  });
}

/** The modes of the toolbar. They are part of the URL, and no story pins them. */
export const globalTypes: NonNullable<Preview["globalTypes"]> = {
  scheme: choice("색", "contrast")({ system: "시스템 색", light: "밝게", dark: "어둡게" }),
  shell: choice("껍데기", "browser")({ story: "껍데기", web: "웹", app: "앱 웹뷰" }),
  person: choice(
    "누구",
    "user",
  )({ story: "누구", visitor: "손님", member: "회원", company: "기업 회원" }),
  network: choice("통신", "lightning")({ normal: "보통", slow: "느림", failing: "끊김" }),
  textSize: choice("글자", "paragraph")({ "100": "글자 100%", "200": "글자 200%" }),
};

export const initialGlobals = {
  scheme: "system",
  shell: "story",
  person: "story",
  network: "normal",
  textSize: "100",
  /** What a link changes of a form (packages/forms/src/testing/editor). */
  formEdits: "",
} as const;

/** Enlarges all text, as the browser's setting does. Storybook parses the value in the URL to a number. */
export function setTextSize(percent: unknown): void {
  document.documentElement.style.fontSize = String(percent) === "200" ? "200%" : "";
}

const userAgent = navigator.userAgent;

/** Makes the page run as in the app's webview or, as most stories do, in a browser. */
export function setShell(shell: unknown, shellOfStory: "web" | "app" = "web"): void {
  const isApp = (shell === "web" || shell === "app" ? shell : shellOfStory) === "app";
  Object.defineProperty(navigator, "userAgent", {
    value: isApp ? `${userAgent} ${brand.app.userAgent}` : userAgent,
    configurable: true,
  });
}
