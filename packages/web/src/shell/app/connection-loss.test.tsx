import { UiProvider } from "@damadum/ui";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConnectionDialog } from "./connection-loss.tsx";

async function renderDialog() {
  const onHide = vi.fn();
  const onExit = vi.fn();
  await render(
    <UiProvider>
      <ConnectionDialog open onHide={onHide} onExit={onExit} />
    </UiProvider>,
  );
  return { onHide, onExit };
}

test("ConnectionDialog reloads when it is hidden, by its button or the back key", async () => {
  const { onHide, onExit } = await renderDialog();
  await page.getByRole("button", { name: "다시 시도" }).click();
  expect(onHide).toHaveBeenCalledTimes(1);
  await userEvent.keyboard("{Escape}");
  expect(onHide).toHaveBeenCalledTimes(2);
  expect(onExit).not.toHaveBeenCalled();
});

test("ConnectionDialog leaves the app when exit is pressed", async () => {
  const { onHide, onExit } = await renderDialog();
  await page.getByRole("button", { name: "종료" }).click();
  expect(onExit).toHaveBeenCalledOnce();
  expect(onHide).not.toHaveBeenCalled();
});
