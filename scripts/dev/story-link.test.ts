import { expect, test } from "vitest";
import { coverage } from "../../.storybook/coverage/coverage.ts";
import { storyRoutes } from "./story-link.ts";

const storyAt = (path: string) =>
  storyRoutes.find(([pattern]) => new RegExp(pattern).test(path))?.[1];

test.each([
  ["/", coverage.home.id],
  ["/my", coverage.my.id],
  ["/signup", coverage.signup.id],
  ["/signup/kakao", coverage.signupSocial.id],
  ["/signup/certification/result", coverage.signupCertificationResult.id],
  ["/my/order/storage/boxes", coverage.storedBoxes.id],
  ["/my/order/storage/S261202AB12", coverage.myStorageOrder.id],
  ["/my/company/contracts/new", coverage.newCompanyContract.id],
])("storyRoutes name the screen's stories when %s is open", (path, id) => {
  expect(storyAt(path)).toMatch(new RegExp(`^${id}--\\w`));
});

test("storyRoutes name a story for every route", () => {
  expect(storyRoutes.length).toBe(Object.keys(coverage).length);
});
