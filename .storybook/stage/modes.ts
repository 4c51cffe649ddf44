import { brand } from "@damadum/domain";
import type { Preview } from "@storybook/react";

/** The widths of the toolbar; a story names another default by `parameters.viewport.defaultViewport`, never a global. */
export const viewports = {
  narrow: {
    name: "좁은 휴대전화 360",
    styles: { width: "360px", height: "740px" },
    type: "mobile",
  },
  phone: { name: "휴대전화 390", styles: { width: "390px", height: "844px" }, type: "mobile" },
  tablet: { name: "태블릿 768", styles: { width: "768px", height: "1024px" }, type: "tablet" },
  desktop: { name: "데스크톱 1280", styles: { width: "1280px", height: "900px" }, type: "desktop" },
} as const;

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

/** Ways to look at any story. They stand in the address, and no story pins them. */
export const globalTypes: NonNullable<Preview["globalTypes"]> = {
  scheme: choice("색", "contrast")({ system: "시스템 색", light: "밝게", dark: "어둡게" }),
  shell: choice("껍데기", "browser")({ web: "웹", app: "앱 웹뷰" }),
  person: choice(
    "누구",
    "user",
  )({ story: "이야기대로", visitor: "손님", member: "회원", company: "기업 회원" }),
  network: choice("통신", "lightning")({ normal: "보통", slow: "느림", failing: "끊김" }),
  textSize: choice("글자", "paragraph")({ "100": "글자 100%", "200": "글자 200%" }),
};

export const initialGlobals = {
  scheme: "system",
  shell: "web",
  person: "story",
  network: "normal",
  textSize: "100",
} as const;

/** Enlarges all text, as a person's own setting does; the address bar gives a number. */
export function setTextSize(percent: unknown): void {
  document.documentElement.style.fontSize = String(percent) === "200" ? "200%" : "";
}

const userAgent = navigator.userAgent;

/** Lets the page believe that it stands in the app's webview, or in a browser. */
export function setShell(shell: unknown): void {
  Object.defineProperty(navigator, "userAgent", {
    value: shell === "app" ? `${userAgent} ${brand.appUserAgent}` : userAgent,
    configurable: true,
  });
}
