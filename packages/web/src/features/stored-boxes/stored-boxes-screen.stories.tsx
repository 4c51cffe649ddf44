import { BASE_DAY, fixtures, getListStoredBoxesMockHandler, scenarios } from "@damadum/sdk/mocks";
import type { StoredBox } from "@damadum/sdk";
import { expect, screen } from "storybook/test";
import { paths } from "../../shared/paths.ts";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectRepeatedText, expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-stored-boxes",
  title: "Screens/보관한 박스 ∕my∕order∕storage∕boxes",
  ...screenMeta,
  args: { path: paths.storedBoxes.getHref(), person: "member" },
} satisfies ScreenMeta;

export default meta;

const list = scenarios.listStoredBoxes;
const [first] = fixtures.storedBoxes(BASE_DAY);

function listing(count: number, changes: Partial<StoredBox> = {}) {
  return getListStoredBoxesMockHandler(({ request }) => {
    const from = Number(new URL(request.url).searchParams.get("cursor") ?? 0);
    const end = Math.min(from + 100, count);
    const all = Array.from({ length: end - from }, (_, at) => {
      const serial = `BX${String(from + at).padStart(10, "0")}`;
      return first ? [{ ...first, serial, name: `박스 ${from + at + 1}`, ...changes }] : [];
    }).flat();
    return {
      items: all,
      paging: {
        page: 1,
        limit: 100,
        total: Math.min(count, 1001),
        total_capped: count > 1000,
        next_cursor: end < count ? String(end) : null,
      },
    };
  });
}

export const Default: Story = { play: expectText(/겨울옷/) };
export const Loading: Story = { tags: ["loading"], ...answering(list.loading) };
export const Empty: Story = { ...answering(list.empty), play: expectText(/아직 박스가 없어요/) };
const failed = { play: expectText(/박스를 불러오지 못했어요/) };
export const ServerError: Story = { ...answering(list.error), ...failed };
export const Offline: Story = { ...answering(list.offline), ...failed };
export const NoHit: Story = {
  args: { path: paths.storedBoxes.getHref({ q: "자전거" }) },
  play: expectText(/찾는 박스가 없어요/),
};
export const Filtered: Story = {
  args: { path: paths.storedBoxes.getHref({ status: "RETURNED" }) },
  play: expectText(/여름 이불/),
};
export const Lost: Story = {
  ...answering(listing(1, { status: "LOST" })),
  play: expectText(/보관 중에 잃어버렸어요/),
};
export const ManyBoxes: Story = {
  ...answering(listing(5000)),
  play: expectRepeatedText(/박스 1,000개 이상/),
};
export const LongText: Story = {
  ...answering(listing(3, { name: "할머니께서 물려주신 아주 오래된 그릇과 은수저를 담은 박스" })),
  play: expectRepeatedText(/할머니께서/),
};
export const Label: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "라벨로 박스 열기" }));
    await expect(await screen.findByRole("textbox", { name: "라벨 번호" })).toBeVisible();
  },
};
