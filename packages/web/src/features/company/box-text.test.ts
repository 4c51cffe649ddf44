import {
  companyBoxUpdateContentsMax,
  companyBoxUpdateDepartmentMax,
} from "@damadum/sdk/zod/model.schemas";
import { expect, test } from "vitest";
import { MAX_LETTERS } from "./box-text.ts";

test("MAX_LETTERS equals the contract's limits", () => {
  expect(MAX_LETTERS).toEqual({
    department: companyBoxUpdateDepartmentMax,
    contents: companyBoxUpdateContentsMax,
  });
});
