import type { EstimateDraft } from "@damadum/sdk";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";

import { completeQuote, QUOTE_TODAY, quoteContext } from "../../definitions/quote/fixtures.ts";
import { quoteForm } from "../../definitions/quote/form.ts";
import { mount } from "../../testing/mount.tsx";
import { SchemaForm } from "../../theme/schema-form.tsx";
import type { DeepPartial } from "../data/values.ts";
import { priceableRequest, unansweredSteps } from "./priceable-request.ts";

beforeEach(() => localStorage.clear());

/** The quote, counting what validates it; its steps are copies, so that nothing is known of earlier tests. */
function countedQuote() {
  const counts = { validators: 0, wholeForm: 0 };
  const { rules } = quoteForm;
  const form: typeof quoteForm = {
    ...quoteForm,
    steps: quoteForm.steps.map((step) => ({ ...step })),
    validators: Object.fromEntries(
      Object.entries(quoteForm.validators).map(([id, validate]) => [
        id,
        new Proxy(validate, {
          apply: (target, self, args) => {
            counts.validators += 1;
            return Reflect.apply(target, self, args);
          },
        }),
      ]),
    ),
    rules: (input, today) => {
      counts.wholeForm += 1;
      return rules?.(input, today) ?? [];
    },
  };
  return { form, counts };
}

interface PricedProps {
  readonly form: typeof quoteForm;
  readonly initial: DeepPartial<EstimateDraft>;
  readonly step: string;
}

/** As the page of the quote: its price and what it assumes are computed from the answers. */
function Priced({ form, initial, step }: PricedProps) {
  const [answers, setAnswers] = useState(initial);
  const isPriced = priceableRequest(form, answers, QUOTE_TODAY) !== null;
  const assumed = unansweredSteps(form, answers, QUOTE_TODAY);
  return (
    <>
      <SchemaForm
        definition={form}
        context={quoteContext}
        initialData={initial}
        step={step}
        onStepChange={vi.fn()}
        onChange={setAnswers}
        onSubmit={vi.fn()}
      />
      <output>{`${answers.start?.detail}|${answers.memo}|${isPriced}|${assumed.join()}`}</output>
    </>
  );
}

const { start, destination, items } = completeQuote;

describe("a pause while typing in the quote", () => {
  it.each([
    ["everything is answered", completeQuote, "start", /^상세 주소/],
    ["the price assumes answers", { start, destination, items, use_boxes: true }, "start", /^상세/],
    ["it has no price yet", { start }, "start", /^상세 주소/],
    ["the last step is open", completeQuote, "confirm", /^요청 사항/],
  ] as const)("validates the whole form once when %s", async (_, initial, step, label) => {
    const { form, counts } = countedQuote();
    await mount(<Priced form={form} initial={initial} step={step} />);
    const type = async (text: string) => {
      await page.getByLabelText(label).fill(text);
      // The page hears of an answer last.
      await expect.element(page.getByRole("status").filter({ hasText: text })).toBeVisible();
    };
    await type("2동 302호");
    Object.assign(counts, { validators: 0, wholeForm: 0 });
    await type("3동 1001호");
    expect(counts.validators).toBeGreaterThan(0);
    expect(counts.validators).toBeLessThanOrEqual(8);
    expect(counts.wholeForm).toBe(1);
  });
});
