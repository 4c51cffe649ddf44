import { newCompanyPerson, storeBoxes, todayInSeoul } from "./steps/company.ts";
import { storeLogin } from "./steps/member.ts";
import { operate } from "./steps/operator.ts";
import { dayAfter } from "./steps/quote.ts";
import { expect, test } from "./test.ts";

interface Invoice {
  readonly status: string;
  readonly due_amount: number;
}

test("a company reads what was credited, and its transfer settles the invoice", async ({
  page,
  api,
  stack,
}) => {
  const { companyId, tokens } = await newCompanyPerson(stack, api);
  await storeBoxes(stack, api, { tokens, count: 1, day: dayAfter(todayInSeoul(), 3) });
  const month = todayInSeoul().slice(0, 7);
  const issued = await operate(stack, "invoices", "issue", companyId, month, "--yes");
  const id = /[0-9a-f-]{36}/.exec(issued)?.[0] ?? "no invoice";
  const invoice = () => api.get<Invoice>(`/api/users/my/company/v2/invoice/${id}`, tokens);
  const { due_amount: before } = await invoice();
  await operate(stack, "invoices", "credit", id, "1", "--amount", "100", "--reason", "늦은 방문");

  await storeLogin(page, { tokens });
  await page.goto(`/my/company/invoices/${id}`);
  await expect(page.getByText("깎았어요: 늦은 방문")).toBeVisible();
  const { due_amount: due } = await invoice();
  expect(due).toBe(before - 110);
  await operate(stack, "invoices", "record-transfer", id, String(due), "--reference", "담아상사");
  await page.reload();
  await expect(page.getByText("결제를 마쳤어요.")).toBeVisible();
  expect(await invoice()).toMatchObject({ status: "PAID", due_amount: 0 });
});
