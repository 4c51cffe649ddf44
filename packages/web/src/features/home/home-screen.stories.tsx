import { scenarios } from "@damadum/sdk/mocks";
import { expect, waitFor, within } from "storybook/test";
import { saveStandingQuote } from "../../shared/quote-form/standing-quote.ts";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { pendingAppWork } from "../../../../../.storybook/stage/tracked-apps.ts";

const meta = {
  id: "screens-home",
  title: "Screens/처음 ∕",
  ...screenMeta,
  args: { path: "/" },
} satisfies ScreenMeta;

export default meta;

export const Default: Story = {
  play: async ({ canvas }) => {
    const reviews = within(await canvas.findByRole("region", { name: "이사한 분들의 후기" }));
    await expect(reviews.getByRole("heading", { name: "이사한 분들의 후기" })).toBeVisible();
    await expect(reviews.getByText(/^김\*아 · 서울 → 경기/)).toBeInTheDocument();
    await expect(reviews.getAllByText(/별점 5점/)[0]).toBeInTheDocument();
  },
};

export const FarAndLarge: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("도착"), "부산 해운대구");
    await userEvent.click(canvas.getByRole("radio", { name: "쓰리룸" }));
    const rough = within(canvas.getByRole("region", { name: /1분이면 알 수 있어요$/ }));
    await expect(rough.getByText(/^5톤 트럭 1대, 작업자 \d명$/)).toBeVisible();
  },
};

/** A quote that was left is offered with its price until the card is answered anew. */
export const QuoteLeft: Story = {
  beforeEach: () => saveStandingQuote(1_435_500, "2999-12-31"),
  play: async ({ canvas, userEvent }) => {
    const left = within(await canvas.findByRole("region", { name: "작성하던 견적" }));
    await expect(left.getByText("1,435,500원")).toBeVisible();
    await expect(left.getByRole("link", { name: "이어서 쓰기" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "투룸" }));
    await expect(canvas.queryByRole("region", { name: "작성하던 견적" })).toBeNull();
  },
};

export const NoReviews: Story = {
  ...answering(scenarios.listReviews.none),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "자주 묻는 질문" });
    await waitFor(() => expect(pendingAppWork()).toEqual([]));
    await expect(canvas.queryByRole("heading", { name: "이사한 분들의 후기" })).toBeNull();
  },
};

/** The page is complete without reviews: their section is left out until they are loaded. */
export const ReviewsLoading: Story = {
  tags: ["loading"],
  ...answering(scenarios.listReviews.loading),
};

export const ReviewsFailed: Story = { ...answering(scenarios.listReviews.error) };

export const Offline: Story = { ...answering(scenarios.listReviews.offline) };

export const LongReviews: Story = { ...answering(scenarios.listReviews.longText) };

export const ManyReviews: Story = {
  ...answering(scenarios.listReviews.many),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("후기 7개 더 보기"));
  },
};
