import { scenarios } from "@damadum/sdk/mocks";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectAlert, expectRole, expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-collection",
  title: "Screens/박스 수거 ∕my∕estimate∕:serial∕collection",
  ...screenMeta,
  args: { path: "/my/estimate/MV202611307K3F9Q02/collection", person: "member" },
} satisfies ScreenMeta;

export default meta;

export const Default: Story = {
  ...answering(scenarios.getEstimate.WORKING_COMPLETE),
  play: expectRole("button", "박스 수거 신청하기"),
};

export const NoCollectionDue: Story = {
  ...answering(scenarios.getEstimate.CONFIRM),
  play: expectText("지금은 신청할 박스 수거가 없어요"),
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.getEstimate.loading),
  play: expectText("박스를 언제 돌려주시겠어요?"),
};

const failed = { play: expectAlert("주문을 불러오지 못했어요") };
export const ServerError: Story = { ...answering(scenarios.getEstimate.error), ...failed };
export const Offline: Story = { ...answering(scenarios.getEstimate.offline), ...failed };

export const Visitor: Story = {
  args: { person: "visitor" },
  play: expectRole("textbox", /아이디/),
};
