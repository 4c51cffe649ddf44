import { fixtures, scenarios } from "@damadum/sdk/mocks";
import { expect, within } from "storybook/test";
import { rememberStartedCertification } from "../../shared/identity/started-certification.ts";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectAlert, expectText } from "../../testing/story-expectations.ts";

const { merchant_uid, imp_uid } = fixtures.certification;
const returned = `/users/id/find/result?imp_uid=${imp_uid}&merchant_uid=${merchant_uid}`;

const meta = {
  id: "screens-findid",
  title: "Screens/아이디 찾기 ∕users∕id∕find",
  ...screenMeta,
  args: { path: "/users/id/find" },
  beforeEach: () => {
    // This tab started the identity check that the result pages return from.
    rememberStartedCertification(merchant_uid);
  },
} satisfies ScreenMeta;

export default meta;

export const Default: Story = {};

export const Found: Story = {
  args: { path: returned },
  play: expectText("아이디를 찾았어요"),
};

export const Loading: Story = {
  tags: ["loading"],
  args: { path: returned },
  ...answering(scenarios.findUsernames.loading),
  play: expectText("아이디를 찾고 있어요"),
};

export const Empty: Story = {
  args: { path: returned },
  ...answering(scenarios.findUsernames.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("가입한 아이디가 없어요")).toBeVisible();
    const signup = within(canvas.getByRole("main")).getByRole("link", { name: "회원 가입" });
    await expect(signup).toHaveAttribute("href", "/signup");
  },
};

export const TicketInvalid: Story = {
  args: { path: returned },
  ...answering(scenarios.findUsernames.ticketInvalid),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("처음부터 다시");
    const restart = canvas.getByRole("link", { name: "처음부터 다시 하기" });
    await expect(restart).toHaveAttribute("href", "/users/id/find");
  },
};

export const Error: Story = {
  args: { path: returned },
  ...answering(scenarios.findUsernames.error),
  play: expectAlert("아이디를 불러오지 못했어요"),
};

export const NotCertified: Story = {
  args: { path: `/users/id/find/result?merchant_uid=${merchant_uid}&imp_success=false` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("본인 인증을 마치지 않았어요");
    const again = canvas.getByRole("link", { name: "다시 본인 인증하기" });
    await expect(again).toHaveAttribute("href", "/users/id/find");
  },
};
