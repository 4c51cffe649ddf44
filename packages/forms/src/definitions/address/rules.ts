import { checkPlace } from "@damadum/domain";
import type { AddressInput } from "@damadum/sdk";

import type { FormValues } from "../../engine/data/values.ts";
import { asAnswers } from "../../engine/definition/as-request.ts";
import type { FormIssue } from "../../engine/definition/form-definition.ts";
import { fromDomain } from "../../engine/validation/from-domain.ts";
import { harmlessPlace } from "../../patterns/address/harmless-place.ts";

/** The domain's rules of an address; a part that is missing stands as one that breaks none. */
export function checkAddress(values: FormValues): readonly FormIssue[] {
  const given = asAnswers<AddressInput>(values);
  return fromDomain(checkPlace({ ...harmlessPlace, ...given }));
}
