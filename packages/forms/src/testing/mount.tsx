import { UiProvider } from "@damadum/ui";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";

/** Renders a form within the provider of the design system, as the web app does. */
export function mount(form: ReactNode) {
  return render(<UiProvider>{form}</UiProvider>);
}
