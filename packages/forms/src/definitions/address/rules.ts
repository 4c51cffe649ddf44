import { checkPlace } from "@damadum/domain";
import type { AddressInput } from "@damadum/sdk";

import type { FormValues } from "../../engine/data/values.ts";
import { asAnswers } from "../../engine/definition/as-request.ts";
import type { FormIssue } from "../../engine/definition/form-definition.ts";

/** The domain's rules of an address; a part that is missing stands as one that breaks none. */
export function checkAddress(values: FormValues): readonly FormIssue[] {
  const given = asAnswers<AddressInput>(values);
  return checkPlace({
    postcode: "04524",
    address: "서울 중구 세종대로 110",
    detail: "1층",
    floor: 1,
    carriage: "STAIRS",
    ...given,
  });
}
