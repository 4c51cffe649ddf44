import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";

import { everyForm } from "../../testing/every-form.ts";
import { mount } from "../../testing/mount.tsx";
import { sampleForm } from "../../testing/sample/form.ts";
import { undotted } from "../data/path.ts";
import { isRecord, toValues, valueAt } from "../data/values.ts";
import { activeSteps } from "../definition/active.ts";
import { titleOf } from "../definition/field-layout.ts";
import { ReviewSections } from "./form-review.tsx";
import { reviewSections } from "./review-sections.ts";

describe.each(everyForm)("the review of $name", ({ form, complete }) => {
  it("has a row for every visible answer when its fixture is complete", async () => {
    await mount(<ReviewSections sections={reviewSections(form, toValues(complete))} />);
    for (const step of activeSteps(form, toValues(complete))) {
      const titles = step.fields
        .filter(({ widget, review }) => widget !== "hidden" || review !== undefined)
        .map(({ path, reviewTitle }) => ({ path: undotted(path), reviewTitle }))
        .filter(({ path }) => {
          const answer = valueAt(complete, path);
          return answer !== undefined && !isRecord(answer);
        })
        .map(({ path, reviewTitle }) => reviewTitle ?? titleOf(step.uiSchema, path));
      if (titles.length === 0) continue;
      const section = page.getByRole("region", {
        name: step.reviewLabel ?? step.name,
        exact: true,
      });
      const terms = [...section.element().querySelectorAll("dt")];
      expect(terms.map(({ textContent }) => textContent)).toEqual(titles);
      for (const { nextElementSibling: words } of terms) expect(words?.textContent).not.toBe("");
    }
  });
});

describe("ReviewSections", () => {
  const sections = reviewSections(sampleForm, {
    nickname: "담이",
    photos: ["photo-1", "photo-2"],
  });

  it("links to each step when the page handles edits", async () => {
    const onEdit = vi.fn();
    await mount(<ReviewSections sections={sections} onEdit={onEdit} />);
    await page.getByRole("button", { name: "신청 수정" }).click();
    expect(onEdit).toHaveBeenCalledExactlyOnceWith("about");
  });

  it("shows no links when the page handles no edits", async () => {
    await mount(<ReviewSections sections={sections} />);
    await expect.element(page.getByText("담이")).toBeVisible();
    expect(page.getByRole("button").elements()).toHaveLength(0);
  });

  it("shows uploaded pictures when it knows their URL, otherwise their count", async () => {
    const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#";
    const view = await mount(
      <ReviewSections sections={sections} fileUrl={(id) => `${pixel}${id}`} />,
    );
    await expect
      .element(page.getByRole("img", { name: "집 사진 2" }))
      .toHaveAttribute("src", `${pixel}photo-2`);
    await view.unmount();
    await mount(<ReviewSections sections={sections} />);
    await expect.element(page.getByText("2장")).toBeVisible();
  });
});
