import { refusal } from "../complaints.ts";
import { storeLogin, logIn, newMember, storedTokens, storeTokens } from "../steps/member.ts";
import { expiredHeading } from "../steps/my-page.ts";
import { openPaper } from "../steps/payment.ts";
import * as quote from "../steps/quote.ts";
import { afterExpiry, endElsewhere } from "../steps/session.ts";
import { expect, test } from "../test.ts";

test("quote keeps all answers when the login expires or ends", async ({
  page,
  api,
  stack,
  complaints,
  isMobile,
}) => {
  complaints.expect(refusal(401));
  const member = await newMember(api);
  await storeLogin(page, member);
  await quote.openQuote(page);
  await quote.fillInShortly(page, await quote.freeDay(api));
  await page.getByLabel("요청 사항").fill("좁은 골목이에요.");

  await test.step("an expired token is renewed", async () => {
    const expired = await afterExpiry(stack, await storedTokens(page));
    await storeTokens(page, expired);
    await page.getByRole("button", { name: "견적 저장하고 결제하기" }).click();
    const paper = await openPaper(page, { isMobile });
    await expect(paper.getByText("좁은 골목이에요.")).toBeVisible();
    expect((await storedTokens(page)).access_token).not.toBe(expired.access_token);
  });

  await test.step("a login that ended elsewhere asks to log in again and returns to the quote", async () => {
    await page.goBack();
    await page.getByLabel("요청 사항").fill("좁고 가파른 골목이에요.");
    await endElsewhere(api, await storedTokens(page));
    await page.getByRole("button", { name: "견적 저장하고 결제하기" }).click();
    await expect(expiredHeading(page)).toBeVisible();
    await expect(page).toHaveURL("/logout?expired&redirect=%2F%3Fstep%3Dconfirm");

    await page.getByRole("main").getByRole("link", { name: "로그인" }).click();
    await logIn(page, member);
    await expect(page.getByLabel("요청 사항")).toHaveValue("좁고 가파른 골목이에요.");
    await page.getByRole("button", { name: "견적 저장하고 결제하기" }).click();
    const paper = await openPaper(page, { isMobile });
    await expect(paper.getByText("좁고 가파른 골목이에요.")).toBeVisible();
  });
});
