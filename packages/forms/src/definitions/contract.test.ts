import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { timesOf } from "../../../../scripts/testing/test-share.ts";
import { isRecord, toValues } from "../engine/data/values.ts";
import { stepNames } from "../engine/definition/step-parts.ts";
import type { AnyForm } from "../engine/definition/form-definition.ts";
import { brokenRules, validateForm } from "../engine/validation/validate-form.ts";
import { arbitraryAnswers } from "../testing/arbitrary-answers.ts";
import { contractValidator } from "../testing/contract-validator.ts";
import { everyForm } from "../testing/every-form.ts";
import { QUOTE_TODAY } from "./quote/fixtures.ts";

const rules = { today: QUOTE_TODAY };

/** How many generated answers each form is tried with. */
const ROUNDS = timesOf({ full: 1000, share: 200 });

function isFinished(form: AnyForm, answers: object): boolean {
  return validateForm(form, toValues(answers), rules).size === 0;
}

describe.each(everyForm)("$name", ({ folder, form, complete, added }) => {
  const problems = contractValidator(form.body);
  const names = new Set(form.steps.flatMap(stepNames));
  const sent = (answers: object) => ({ ...form.toRequest(toValues(answers)), ...added });

  it("asks with the other forms of its folder for every answer of its fixtures", () => {
    const fields = everyForm
      .filter((other) => other.folder === folder)
      .flatMap((other) => other.form.steps.flatMap(stepNames));
    const { required = [] } = form.body;
    const fromPage = Object.keys(added).filter((name) => !(name in complete));
    expect([...fields, ...fromPage]).toEqual(expect.arrayContaining(required));
    expect(fields).toEqual(expect.arrayContaining(Object.keys(complete)));
  });

  it("sends what the contract accepts when it is complete", () => {
    expect(isFinished(form, complete)).toBe(true);
    expect(problems(sent(complete))).toEqual([]);
  });

  it("breaks no rule with its plain answers when nothing is answered", () => {
    expect(brokenRules(form, {}, rules)).toEqual([]);
  });

  // Hundreds of forms are slow on a busy machine.
  const limit = { timeout: 60_000 };

  it("sends what the contract accepts when it finds no issue", limit, () => {
    const properties = Object.fromEntries(
      Object.entries(form.body.properties ?? {}).filter(([name]) => names.has(name)),
    );
    let finished = 0;
    fc.assert(
      fc.property(arbitraryAnswers({ properties }, complete), fc.boolean(), (typed, isOnTop) => {
        const answers = isRecord(typed) ? typed : {};
        // A single wrong answer among valid ones gets furthest into the form.
        const tried = isOnTop ? { ...complete, ...somePart(answers) } : answers;
        if (!isFinished(form, tried)) return;
        finished += 1;
        expect(problems(sent(tried))).toEqual([]);
      }),
      { numRuns: ROUNDS },
    );
    expect(finished).toBeGreaterThan(ROUNDS / 50);
  });
});

/** One answer out of many. */
function somePart(answers: object): object {
  const [first] = Object.entries(answers).toSorted(
    ([a], [b]) => hash(a, answers) - hash(b, answers),
  );
  return first === undefined ? {} : { [first[0]]: first[1] };
}

function hash(name: string, answers: object): number {
  return [...`${name}${JSON.stringify(answers)}`].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1009,
    7,
  );
}
