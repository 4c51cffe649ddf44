import { UiProvider } from "@damadum/ui";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";

/** Puts a form on a page as the web does. */
export function mount(form: ReactNode) {
  return render(<UiProvider>{form}</UiProvider>);
}
