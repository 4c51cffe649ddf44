import type { BoxStatus } from "@damadum/domain";
import { BASE_DAY, fixtures, getListBoxContentsMockHandler, scenarios } from "@damadum/sdk/mocks";
import { clear } from "idb-keyval";
import { expect } from "storybook/test";
import { paths } from "../../shared/paths.ts";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-box-content",
  title: "Screens/박스 안의 물건 ∕boxes∕:serial∕content",
  ...screenMeta,
  args: { path: paths.boxContent.getHref(fixtures.boxSerial), person: "member" },
  beforeEach: () => clear(),
} satisfies ScreenMeta;

export default meta;

const box = scenarios.listBoxContents;

export const Default: Story = { play: expectText(/롱패딩 2개/) };
export const Loading: Story = { tags: ["loading"], ...answering(box.loading) };
export const ServerError: Story = {
  ...answering(box.error),
  play: expectText(/내용물을 불러오지 못했어요/),
};
/** Contents that cannot be loaded can still be added to. */
export const Offline: Story = { ...answering(box.offline), play: expectText(/물건 추가/) };
export const Missing: Story = {
  ...answering(box.missing),
  play: expectText(/박스를 찾을 수 없어요/),
};
/** Any serial that is no member's box looks like this: it may be a company's, or nobody's. */
export const UnknownToVisitor: Story = {
  args: { person: "visitor" },
  ...answering(box.missing),
  play: async (context) => {
    await expectText("로그인이 필요해요")(context);
    await expect(
      context.canvas.getByRole("link", { name: "로그인하고 박스 보기" }),
    ).toHaveAttribute("href", paths.login.getHref(paths.boxContent.getHref(fixtures.boxSerial)));
  },
};
export const Misread: Story = {
  args: { path: paths.boxContent.getHref("BX7K3F9QX2M5"), person: "visitor" },
  ...answering(box.missing),
  play: expectText("라벨의 번호가 맞는지 확인해 주세요."),
};
export const Visitor: Story = {
  args: { person: "visitor" },
  ...answering(box.visitor),
  play: expectText(/이 기기에서 적은 물건/),
};
export const NewVisitor: Story = {
  args: { person: "visitor" },
  ...answering(box.newVisitor),
  play: expectText(/아직 적은 물건이 없어요/),
};
export const Closed: Story = {
  args: { person: "visitor" },
  ...answering(box.closed),
  play: async (context) => {
    await expectText(/담아둠에서 맡은 박스예요/)(context);
    // A visitor learns nothing else.
    await expect(context.canvas.queryByText(/물건 추가|무엇을 담았나요/)).toBeNull();
    const login = context.canvas.getByRole("link", { name: "로그인하고 내용물 보기" });
    await expect(login).toHaveAttribute(
      "href",
      paths.login.getHref(paths.boxContent.getHref(fixtures.boxSerial)),
    );
  },
};

/** Photos of the box along its way, and the link to report damage. */
export const Returned: Story = {
  ...answering(
    getListBoxContentsMockHandler(
      fixtures.boxContents(BASE_DAY, { status: "RETURNED", photos: fixtures.boxPhotos(BASE_DAY) }),
    ),
  ),
  play: async ({ canvas }) => {
    const intake = await canvas.findByRole("group", { name: "창고에 들어올 때 사진" });
    await expect(intake).toHaveTextContent(/오후 3:00/);
    await expect(canvas.getByRole("link", { name: "파손 신고하기" })).toBeVisible();
  },
};

export const Damaged: Story = {
  ...answering(
    getListBoxContentsMockHandler(
      fixtures.boxContents(BASE_DAY, { status: "DAMAGED", can_add: false }),
    ),
  ),
  play: expectText(/파손된 박스예요/),
};

/** The owner's box in each state, with what happens next. */
function inStatus(status: BoxStatus, text: RegExp): Story {
  return {
    ...answering(getListBoxContentsMockHandler(fixtures.boxContents(BASE_DAY, { status }))),
    play: expectText(text),
  };
}
export const Ready: Story = inStatus("READY", /빈 박스를 보내 드릴 준비/);
export const Delivering: Story = inStatus("DELIVERING", /빈 박스를 가져다 드리고/);
export const Collecting: Story = inStatus("COLLECTING", /창고로 옮기고 있어요/);
export const Stored: Story = inStatus("STORED", /안전하게 보관하고 있어요/);
export const ReturnReady: Story = inStatus("RETURN_READY", /가져다 드릴 준비/);
export const Returning: Story = inStatus("RETURNING", /가져다 드리고 있어요/);
export const Ended: Story = inStatus("ENDED", /보관을 마쳤어요/);
export const DisposalReady: Story = inStatus("DISPOSAL_READY", /폐기를 기다리고/);
export const Disposed: Story = inStatus("DISPOSED", /폐기한 박스예요/);
export const Lost: Story = inStatus("LOST", /분실된 박스예요/);
export const Cancelled: Story = inStatus("CANCEL", /취소한 박스예요/);

/** Kept on the device, and sent once the network is back. */
export const Waiting: Story = {
  ...answering(scenarios.createBoxContent.offline),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /이름/ }), "텐트");
    await userEvent.click(canvas.getByRole("button", { name: "저장하기" }));
    await expect(await canvas.findByText("아직 보내지 않은 물건 1개")).toBeVisible();
  },
};

export const Rejected: Story = {
  ...answering(scenarios.createBoxContent.full),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /이름/ }), "텐트");
    await userEvent.click(canvas.getByRole("button", { name: "저장하기" }));
    await expect(await canvas.findByRole("button", { name: "다시 보내기" })).toBeVisible();
  },
};

const [coat] = fixtures.winterClothes(BASE_DAY);

export const LongText: Story = {
  ...answering(
    getListBoxContentsMockHandler({
      ...fixtures.boxContents(BASE_DAY),
      name: "할머니께서 물려주신 아주 오래된 그릇과 은수저를 신문지로 싸서 담은 박스",
      contents: coat
        ? [{ ...coat, name: "가나다라마바사아자차카타파하".repeat(7), memo: "메모".repeat(150) }]
        : [],
    }),
  ),
  play: expectText(/할머니께서/),
};

export const ManyContents: Story = {
  ...answering(
    getListBoxContentsMockHandler({
      ...fixtures.boxContents(BASE_DAY),
      contents: Array.from({ length: 100 }, (_, at) => ({
        ...(coat ?? fixtures.writtenContent(BASE_DAY, { name: "물건", count: 1, file_ids: [] })),
        content_id: `0193f1c2-6f1e-7c3a-9b1e-${String(at).padStart(12, "0")}`,
        name: `물건 ${at + 1}`,
      })),
    }),
  ),
  play: expectText(/물건 100 2개/),
};
