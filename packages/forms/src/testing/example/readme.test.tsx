import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";

import { describeForm } from "../../engine/definition/describe-form.ts";
import { SchemaForm } from "../../theme/schema-form.tsx";
import { mount } from "../mount.tsx";
import { rejectedField } from "../story-answers.ts";
import { callForm, type CallRequest } from "./form.ts";

const texts = import.meta.glob<string>(["./form.ts", "../../../README.md"], {
  eager: true,
  query: "?raw",
  import: "default",
});

// The example of the README is this folder's form, so that the README is tested.
const request: CallRequest = { topic: "STORAGE", months: 2, phone_number: "010-1234-5678" };
const next = page.getByRole("button", { name: "다음" });
const submit = page.getByRole("button", { name: "상담 신청하기" });

beforeEach(() => sessionStorage.clear());

async function fill() {
  await page.getByRole("radio", { name: "보관" }).click();
  const more = page.getByRole("button", { name: "보관할 기간 하나 추가" });
  await more.click();
  await more.click();
  await page.getByLabelText("휴대전화 번호").fill("01012345678");
  await next.click();
}

describe("the worked example of the README", () => {
  it("is the example's source, word for word", () => {
    expect(texts["../../../README.md"]).toContain(`\`\`\`ts\n${texts["./form.ts"]}\`\`\`\n`);
  });

  it("sends its request when it is filled in and confirmed", async () => {
    const onSubmit = vi.fn<(data: CallRequest) => void>();
    await mount(<SchemaForm definition={callForm} context={{}} onSubmit={onSubmit} />);
    await fill();
    const review = page.getByRole("region", { name: "상담" });
    await expect.element(review.getByText("2개월")).toBeVisible();
    await submit.click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith(request));
  });

  it("moves the focus to the field when the server rejects it", async () => {
    await mount(
      <SchemaForm
        definition={callForm}
        context={{}}
        onSubmit={rejectedField("phone_number", "전화할 수 없는 번호예요.")}
      />,
    );
    await fill();
    await submit.click();
    await expect
      .element(page.getByLabelText("휴대전화 번호"))
      .toHaveAccessibleDescription(/전화할 수 없는 번호예요/);
  });

  it("prints as JSON", () => {
    const { steps, conditions, messages } = describeForm(callForm);
    expect(steps.map(({ id }) => id)).toEqual(["topic", "confirm"]);
    expect(conditions).toEqual({ months: { field: "topic", is: "STORAGE" } });
    expect(messages["topic"]).toMatchObject({ required: "궁금한 것을 골라 주세요." });
  });
});
