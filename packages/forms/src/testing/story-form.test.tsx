import { expect, it } from "vitest";
import { page } from "vitest/browser";

import { describeForm } from "../engine/definition/describe-form.ts";
import { mount } from "./mount.tsx";
import { sampleForm } from "./sample/form.ts";
import { neverAnswered } from "./story-answers.ts";
import { StoryForm } from "./story-form.tsx";

const stories = import.meta.glob<string>("../**/*.stories.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});

it("StoryForm shows the definition as JSON when its button is pressed", async () => {
  await mount(
    <StoryForm
      definition={sampleForm}
      context={{
        checkUsername: () => Promise.resolve({ valid: true, reason: null }),
        uploadFile: () => new Promise(() => {}),
      }}
      onSubmit={neverAnswered}
    />,
  );
  const panel = page.getByRole("region", { name: "정의 (JSON)" });
  const toggle = page.getByRole("button", { name: "정의 보기 (JSON)" });
  await expect.element(toggle).toHaveAttribute("aria-expanded", "false");
  await expect.element(panel).not.toBeInTheDocument();
  await toggle.click();
  const shown: unknown = JSON.parse(panel.element().textContent ?? "");
  expect(shown).toEqual(describeForm(sampleForm));
});

it.each(Object.entries(stories))("%s renders its form through StoryForm", (_, code) => {
  expect(code).not.toMatch(/schema-form\.tsx/);
});
