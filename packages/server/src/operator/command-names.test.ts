import { expect, it } from "vitest";
import { withCommandNames } from "./command-names.ts";

it("withCommandNames names each command by what it does and by its words when a sentence has some", async () => {
  const sentence =
    "답했어요. `pnpm ops damage show` 로 확인하고 (`pnpm ops compensations record`)에 적어 주세요.";
  expect(await withCommandNames(sentence)).toBe(
    "답했어요. 명령 ‘파손 신고 하나를 기록까지 봐요’(damage show)로 확인하고 (명령 ‘계좌로 보낸 배상금을 적어요’(compensations record))에 적어 주세요.",
  );
  expect(await withCommandNames("그대로예요.")).toBe("그대로예요.");
});
