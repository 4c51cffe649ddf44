import type { Outcome } from "../windows/return-target.ts";
import { call, carryOut, showText, showProblem } from "./call.ts";

const buttons = document.querySelectorAll("button");

function enable(enabled: boolean): void {
  for (const button of buttons) button.disabled = !enabled;
}

async function act(action: string, body: unknown): Promise<void> {
  enable(false);
  showText("처리하고 있어요.");
  try {
    carryOut(await call<Outcome>(`${location.pathname}/${action}`, body));
  } catch (problem) {
    enable(true);
    showProblem(problem);
  }
}

for (const button of buttons) {
  const { action } = button.dataset;
  if (action !== undefined) button.addEventListener("click", () => void act(action, {}));
}

for (const form of document.querySelectorAll("form")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void act(form.dataset["action"] ?? "", Object.fromEntries(new FormData(form)));
  });
}

enable(true);
