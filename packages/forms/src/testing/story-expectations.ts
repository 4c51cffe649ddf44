import type { StoryContext } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

export type Play = (context: Pick<StoryContext, "canvas">) => Promise<void>;

/** `play` that presses this button, which stays busy because nothing answers. */
export function expectBusy(button: string): Play {
  return async ({ canvas }) => {
    const pressed = canvas.getByRole("button", { name: button });
    await userEvent.click(pressed);
    await expect(pressed).toHaveAttribute("aria-busy", "true");
  };
}

/** `play` that presses this button and is told why the form is rejected. */
export function expectAlert(button: string, text: string): Play {
  return async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: button }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(text);
  };
}

/** `play` that presses this button, after which the first field with an error has the focus. */
export function expectFocus(button: string, field: string): Play {
  return async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: button }));
    await expect(canvas.getByLabelText(field)).toHaveFocus();
  };
}

/** `play` that presses this button and finds this message, which the summary and the field may both show. */
export function expectMessage(button: string, message: string | RegExp): Play {
  return async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: button }));
    await expect((await canvas.findAllByText(message))[0]).toBeInTheDocument();
  };
}
