import { BASE_DAY, fixtures, getGetEstimateReviewMockHandler, scenarios } from "@damadum/sdk/mocks";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectAlert, expectRole, expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-review",
  title: "Screens/후기 쓰기 ∕my∕estimate∕:serial∕review",
  ...screenMeta,
  args: { path: "/my/estimate/MV202611307K3F9Q02/review", person: "member" },
} satisfies ScreenMeta;

export default meta;

export const Default: Story = {
  ...answering(scenarios.getEstimateReview.notWritten),
  play: expectRole("button", "후기 남기기"),
};

export const Written: Story = {
  ...answering(scenarios.getEstimateReview.written),
  play: expectText("내가 쓴 후기"),
};

export const LongText: Story = {
  ...answering(
    getGetEstimateReviewMockHandler({
      ...fixtures.review(BASE_DAY),
      content: "약속한 시간에 오셔서 짐을 하나하나 포장해 주셨어요. ".repeat(30).trim(),
    }),
  ),
  play: expectText("내가 쓴 후기"),
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.getEstimateReview.loading),
  play: expectText("이사는 어땠나요?"),
};

const failed = { play: expectAlert("후기를 불러오지 못했어요") };
export const ServerError: Story = { ...answering(scenarios.getEstimateReview.error), ...failed };
export const Offline: Story = { ...answering(scenarios.getEstimateReview.offline), ...failed };

export const Visitor: Story = {
  args: { person: "visitor" },
  play: expectRole("textbox", /아이디/),
};
