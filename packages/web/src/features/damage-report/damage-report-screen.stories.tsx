import {
  BASE_DAY,
  defaultHandlers,
  fixtures,
  getListBoxContentsMockHandler,
  getListDamageReportsMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { expect } from "storybook/test";
import { paths } from "../../shared/paths.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-damage-report",
  title: "Screens/파손 신고 ∕boxes∕:serial∕damage",
  ...screenMeta,
  args: { path: paths.damageReport.getHref(fixtures.boxSerial), person: "member" },
  beforeEach: () => sessionStorage.clear(),
} satisfies ScreenMeta;

export default meta;

const box = getListBoxContentsMockHandler(
  fixtures.boxContents(BASE_DAY, { status: "RETURNED", photos: fixtures.boxPhotos(BASE_DAY) }),
);
function answering(...first: (typeof defaultHandlers)[number][]): Pick<Story, "parameters"> {
  return { parameters: { msw: [...first, box, ...defaultHandlers] } };
}

const reports = scenarios.listDamageReports;

/** The form, with the pictures of the box preselected. */
export const Default: Story = {
  ...answering(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /상한 물건/ }), "스탠드 조명");
    await userEvent.click(canvas.getByRole("radio", { name: "깨지거나 부러졌어요" }));
    await userEvent.type(canvas.getByRole("textbox", { name: /상태 설명/ }), "갓이 깨졌어요.");
    await userEvent.click(canvas.getByRole("button", { name: "다음" }));
    await expect(await canvas.findByText("사진 5장을 함께 보내요")).toBeVisible();
  },
};
const moveSerial = fixtures.estimate("COMPLETE", BASE_DAY).serial;
const ofMove = {
  ...fixtures.damageReports(BASE_DAY),
  serial: moveSerial,
};
const movePage = { path: paths.moveDamageReport.getHref(moveSerial) };

/** Of a move there are no earlier pictures. */
export const OfMove: Story = {
  args: movePage,
  ...answering(getListDamageReportsMockHandler(ofMove)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /상한 물건/ }), "스탠드 조명");
    await userEvent.click(canvas.getByRole("radio", { name: "깨지거나 부러졌어요" }));
    await userEvent.type(canvas.getByRole("textbox", { name: /상태 설명/ }), "갓이 깨졌어요.");
    await userEvent.click(canvas.getByRole("button", { name: "다음" }));
    await expect(await canvas.findByText(/상한 곳 사진/)).toBeVisible();
    await expect(canvas.queryByText(/함께 보낼/)).not.toBeInTheDocument();
  },
};
export const MoveNotYet: Story = {
  args: movePage,
  ...answering(
    getListDamageReportsMockHandler({ ...ofMove, can_report: false, notice_until: null }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/짐을 내린 뒤부터/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "주문 보기" })).toBeVisible();
  },
};
export const Loading: Story = { tags: ["loading"], ...answering(reports.loading) };
const failed = { play: expectText(/신고를 불러오지 못했어요/) };
export const ServerError: Story = { ...answering(reports.error), ...failed };
export const Offline: Story = { ...answering(reports.offline), ...failed };
export const Missing: Story = {
  ...answering(reports.missing),
  play: expectText(/박스를 찾을 수 없어요/),
};
export const NotYet: Story = {
  ...answering(reports.notYet),
  play: expectText(/아직 신고할 것이 없어요/),
};
export const DeadlineOver: Story = {
  ...answering(
    getListDamageReportsMockHandler({
      ...fixtures.damageReports(BASE_DAY),
      notice_until: "2026-10-01",
    }),
  ),
  play: expectText(/기한이 지났어요/),
};
export const Saved: Story = {
  ...answering(reports.DRAFT),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "신고 보내기" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "수정" })).toBeVisible();
  },
};
export const NotSent: Story = {
  ...answering(reports.DRAFT, scenarios.sendDamageReport.closed),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "신고 보내기" }));
    await expect(await canvas.findByText("보내지 못했어요")).toBeVisible();
  },
};
export const Sent: Story = { ...answering(reports.SENT), play: expectText(/10영업일 안에/) };
export const Accepted: Story = {
  ...answering(reports.ACCEPTED),
  play: expectText(/배상금 60,000원/),
};
export const Declined: Story = {
  ...answering(reports.DECLINED),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("배상해 드리지 못해요")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "다시 신고하기" })).toBeVisible();
  },
};
export const Paid: Story = { ...answering(reports.PAID), play: expectText(/배상금을 보냈어요/) };
/** A new report after an answer that the member does not accept. */
export const Again: Story = { ...answering(reports.again), play: expectText(/신고 보내기/) };
export const LongText: Story = {
  ...answering(
    getListDamageReportsMockHandler({
      ...fixtures.damageReports(BASE_DAY),
      can_report: false,
      reports: [
        {
          ...fixtures.damageReport(BASE_DAY, "DECLINED"),
          item: "할머니께서 물려주신 아주 오래된 자개 화장대 거울".repeat(2),
          description: "갓이 두 조각으로 깨지고 받침에 금이 갔어요. ".repeat(35),
          price: 100_000_000,
        },
      ],
    }),
  ),
  play: expectText(/자개 화장대/),
};
