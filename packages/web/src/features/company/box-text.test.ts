import {
  companyBoxUpdateContentsMax,
  companyBoxUpdateDepartmentMax,
  BoxNameMax,
} from "@damadum/sdk/zod/model.schemas";
import { expect, test } from "vitest";
import { MAX_LETTERS } from "./box-text.ts";

test("MAX_LETTERS equals the contract's limits", () => {
  expect(MAX_LETTERS).toEqual({
    name: BoxNameMax,
    department: companyBoxUpdateDepartmentMax,
    contents: companyBoxUpdateContentsMax,
  });
});
