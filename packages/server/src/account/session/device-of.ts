import { brand } from "@damadum/domain";
import Bowser from "bowser";

/** The longest text that is read; clients write theirs themselves. */
const LONGEST = 500;

/** Apps that show pages in the system's browser, by their mark. */
const apps = {
  [brand.app.userAgent]: `${brand.name} 앱`,
  KAKAOTALK: "카카오톡",
  "NAVER(inapp": "네이버 앱",
};

/** Browser and system, such as `Chrome · Windows`, as the client's own text names them; null when it names neither. */
export function deviceOf(userAgent: string): string | null {
  if (userAgent === "") return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST));
  const app = Object.entries(apps).find(([mark]) => userAgent.includes(mark));
  const names = [app?.[1] ?? browser.name, os.name].filter(
    (name) => name !== undefined && name !== "",
  );
  return names.length === 0 ? null : names.join(" · ").slice(0, 60);
}
