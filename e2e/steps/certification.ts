import type { FrameLocator, Page } from "@playwright/test";

export interface Person {
  name: string;
  phoneNumber: string;
  birthday?: string;
}

/** The provider's window: its own page on phones, a layer over the page on desktop. */
function certificationWindow(page: Page, isMobile: boolean): Page | FrameLocator {
  return isMobile ? page : page.getByRole("dialog").getByTitle("결제창").contentFrame();
}

/** Certifies as this person in the open identity window. */
export async function certifyAs(
  page: Page,
  { isMobile }: { isMobile: boolean },
  { name, phoneNumber, birthday = "1992-03-14" }: Person,
): Promise<void> {
  const window = certificationWindow(page, isMobile);
  await window.getByLabel("이름").fill(name);
  await window.getByLabel("생년월일").fill(birthday);
  await window.getByLabel("성별").selectOption("female");
  await window.getByLabel("휴대폰 번호").fill(phoneNumber);
  await window.getByRole("button", { name: "본인인증하기" }).click();
}

/** Leaves the open identity window without an identity. */
export async function cancelCertification(
  page: Page,
  { isMobile }: { isMobile: boolean },
): Promise<void> {
  await certificationWindow(page, isMobile).getByRole("button", { name: "취소" }).click();
}
