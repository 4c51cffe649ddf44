import { scenarios } from "@damadum/sdk/mocks";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectAlert, expectRole, expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-cashreceipt",
  title: "Screens/현금영수증 ∕my∕estimate∕:serial∕cash-receipt",
  ...screenMeta,
  args: { path: "/my/estimate/MV202611307K3F9Q02/cash-receipt", person: "member" },
} satisfies ScreenMeta;

export default meta;

export const Default: Story = {
  ...answering(scenarios.getEstimate.WORKING_COMPLETE),
  play: expectRole("button", "이 번호로 받기"),
};

export const NotPaid: Story = {
  ...answering(scenarios.getEstimate.QUOTED),
  play: expectText("지금은 현금영수증 번호를 적을 수 없어요"),
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.getEstimate.loading),
  play: expectText("현금영수증을 어떻게 받으시겠어요?"),
};

const failed = { play: expectAlert("주문을 불러오지 못했어요") };
export const ServerError: Story = { ...answering(scenarios.getEstimate.error), ...failed };
export const Offline: Story = { ...answering(scenarios.getEstimate.offline), ...failed };

export const Visitor: Story = {
  args: { person: "visitor" },
  play: expectRole("textbox", /아이디/),
};
