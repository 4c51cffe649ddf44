import type { Page } from "@playwright/test";
import { expectAccessible } from "./steps/accessibility.ts";
import {
  carryOut,
  idIn,
  newCompanyPerson,
  payInvoice,
  serialOfStoredBox,
  todayInSeoul,
} from "./steps/company.ts";
import { storeLogin } from "./steps/member.ts";
import { operate } from "./steps/operator.ts";
import * as quote from "./steps/quote.ts";
import { sendAsPriced } from "./steps/storage.ts";
import { expect, test } from "./test.ts";

interface Invoice {
  readonly status: string;
  readonly lines: readonly { readonly amount: number; readonly wk_id: string | null }[];
  readonly supply_amount: number;
  readonly vat_amount: number;
  readonly total_amount: number;
}

interface Work {
  readonly status: string;
  readonly amount: { readonly total_amount: number; readonly vat_amount: number };
}

test("a company stores boxes under a contract, has one brought, and pays for it all by one invoice", async ({
  page,
  api,
  stack,
  isMobile,
}) => {
  test.slow();
  const { companyId, tokens } = await newCompanyPerson(stack, api);
  const today = todayInSeoul();
  const day = await quote.freeDay(api);
  await storeLogin(page, { tokens });

  await test.step("a contract is requested and confirmed", async () => {
    await page.goto("/my/company/contracts");
    await page.getByRole("link", { name: "계약 신청하기" }).click();
    await page.getByLabel("계약 이름").fill("2026년 문서 보관");
    await page.getByRole("spinbutton", { name: "박스 개수" }).fill("5");
    await quote.nextQuestion(page, "언제부터 얼마나 보관할까요?");
    await quote.chooseDay(page, "시작할 날짜", today);
    await page.getByRole("spinbutton", { name: /보관 기간/ }).fill("12");
    await quote.nextQuestion(page, "박스를 어디에서 가져올까요?");
    await quote.fillInPlace(page, { ...quote.newHome, carriage: "EV" });
    await quote.nextQuestion(page, "내용이 맞는지 확인해 주세요");
    await page.getByRole("button", { name: "계약 신청하기" }).click();
    await expect(page).toHaveURL(/\/my\/company\/contracts\/[0-9a-f-]{36}$/);
    await expect(page.getByText("정하는 중이에요")).toBeVisible();
    await operate(stack, "contracts", "offer", idIn(page), "--monthly", "55000");
    await page.reload();
    await page.getByRole("button", { name: "월 60,500원에 계약하기" }).click();
    await expect(page.getByText("계약을 시작했어요.")).toBeVisible();
    await expect(page.getByText("55,000원 (부가세 별도)")).toBeVisible();
  });

  const newBoxes = await test.step("empty boxes are brought", async () => {
    await page.goto("/my/company/works");
    await page.getByRole("link", { name: "빈 박스 받기" }).click();
    await page.getByRole("link", { name: "2026년 문서 보관" }).click();
    await page.getByRole("spinbutton", { name: "박스 개수" }).fill("3");
    await quote.nextQuestion(page, "어디로 가져다 드릴까요?");
    const wkId = await requestVisit(page, {
      question: "언제 가져다 드릴까요?",
      label: "빈 박스 받을 날짜",
      day,
      send: /빈 박스 요청하기$/,
    });
    await carryOut(stack, wkId);
    return wkId;
  });

  const collection = await test.step("they are packed, named and collected", async () => {
    await page.goto("/my/company/boxes");
    await page.getByRole("checkbox", { name: /모두 선택$/ }).check();
    await page.getByRole("link", { name: "박스 보내기 3개" }).click();
    const wkId = await requestVisit(page, {
      question: "언제 가지러 갈까요?",
      label: "박스 보낼 날짜",
      day: quote.dayAfter(day, 3),
      send: /박스 보내기 요청하기$/,
    });
    await carryOut(stack, wkId);
    return wkId;
  });

  const delivery = await test.step("one of them is found, named and brought", async () => {
    const serial = await serialOfStoredBox(api, tokens);
    const box = { serial, department: "법무팀" };
    const wkId = await requestDelivery(page, box, quote.dayAfter(day, 6));
    await expect(page.getByText("관리자가 요청을 확인하고 있어요.")).toBeVisible();
    await carryOut(stack, wkId);
    return wkId;
  });

  const disposal = await test.step("another is disposed of", async () => {
    await page.goto("/my/company/boxes?filter=STORED");
    await page
      .getByRole("checkbox", { name: / 선택$/ })
      .nth(1)
      .check();
    await page.getByRole("link", { name: "폐기 1개" }).click();
    await page.getByRole("textbox", { name: /되돌릴 수 없어요/ }).fill("폐기");
    await page.getByRole("button", { name: /^[\d,]+원 폐기 요청하기$/ }).click();
    await expect(page).toHaveURL(/\/my\/company\/works\/[0-9a-f-]{36}$/);
    await operate(stack, "works", "advance", idIn(page), "CONFIRM");
    await operate(stack, "works", "move-boxes", idIn(page), "--early");
    return idIn(page);
  });

  const works = [newBoxes, collection, delivery, disposal];
  const workOf = (wkId: string) => api.get<Work>(`/api/companies/works/${wkId}`, tokens);

  await test.step("the invoice is paid", async () => {
    await payInvoice(page, stack, { companyId, isMobile });
    const invoice = await api.get<Invoice>(
      `/api/users/my/company/v2/invoice/${idIn(page)}`,
      tokens,
    );
    const sum = invoice.lines.reduce((total, line) => total + line.amount, 0);
    expect(invoice).toMatchObject({ status: "PAID", supply_amount: sum });
    expect(invoice.supply_amount + invoice.vat_amount).toBe(invoice.total_amount);
    for (const wkId of works) {
      const { amount: billed } = await workOf(wkId);
      const line = invoice.lines.find(({ wk_id: id }) => id === wkId);
      expect(line?.amount).toBe(billed.total_amount - billed.vat_amount);
    }
  });

  await test.step("the works are complete", async () => {
    for (const wkId of works) await operate(stack, "works", "advance", wkId, "COMPLETE");
    await page.goto("/my/company/works");
    await expect(page.getByText("종료", { exact: true })).toHaveCount(works.length);
    await page.goto("/my/company");
    await expect(page.getByText("결제할 청구서가 없어요.")).toBeVisible();
    await expect(page.getByText("진행 중인 작업이 없어요.")).toBeVisible();
  });

  await test.step("the disposal ends in a certificate that anyone can check", async () => {
    await page.goto(`/my/company/works/${disposal}`);
    await page.getByRole("link", { name: "폐기 확인서 보기" }).click();
    const paper = page.getByRole("article");
    await expect(paper).toBeVisible();
    await expectAccessible(page, "certificate");
    const number = await paper.getByText(/^DC\d{6}-\d{6}$/).textContent();
    const code = await paper.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).textContent();
    await page.goto("/certificates");
    await page.getByRole("textbox", { name: "확인 번호" }).fill(code ?? "");
    await page.getByRole("button", { name: "확인하기" }).click();
    await expect(page.getByText("저희가 발급한 확인서예요")).toBeVisible();
    await expect(page.getByText(number ?? "")).toBeVisible();
  });
});

/** The touch counterpart of `requestByKeyboard`. */
async function requestDelivery(
  page: Page,
  { serial, department }: { readonly serial: string; readonly department: string },
  day: string,
): Promise<string> {
  await page.goto(`/my/company/boxes?q=${serial}`);
  await page.getByRole("button", { name: /부서 수정/ }).click();
  await page.getByRole("textbox", { name: `${serial} 부서` }).fill(department);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /부서 수정, 법무팀/ })).toBeVisible();
  await page.getByRole("checkbox", { name: `${serial} 선택` }).check();
  await page.getByRole("link", { name: "박스 받기 1개" }).click();
  return requestVisit(page, {
    question: "언제 가져다 드릴까요?",
    label: "박스 받을 날짜",
    day,
    send: /박스 받기 요청하기$/,
  });
}

interface Visit {
  readonly question: string;
  readonly label: string;
  readonly day: string;
  readonly send: RegExp;
}

/** Fills in the day and time of the open request, keeps its place, and sends it; returns the work's id. */
async function requestVisit(page: Page, { question, label, day, send }: Visit): Promise<string> {
  await quote.nextQuestion(page, question);
  await quote.chooseDay(page, label, day);
  await page.getByRole("radio", { name: /^오후 1시/ }).check();
  await quote.nextQuestion(page, "내용이 맞는지 확인해 주세요");
  await sendAsPriced(page, send, /\/my\/company\/works\/[0-9a-f-]{36}$/);
  return idIn(page);
}
