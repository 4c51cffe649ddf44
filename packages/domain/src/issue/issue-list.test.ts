import { expect, it } from "vitest";
import { IssueList } from "./issue-list.ts";

it("IssueList keeps the first issue of each field, in order", () => {
  const list = new IssueList();
  list.add(["items", 0, "count"], "out_of_range", "하나");
  list.add(["items", 0, "count"], "required", "둘");
  list.add(["moveDate"], "required", "셋");
  expect(list.issues.map(({ message }) => message)).toEqual(["하나", "셋"]);
});
