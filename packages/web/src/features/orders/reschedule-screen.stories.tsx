import { scenarios } from "@damadum/sdk/mocks";
import { expect } from "storybook/test";
import { paths } from "../../shared/paths.ts";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectAlert, expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-reschedule",
  title: "Screens/일정 바꾸기 ∕my∕estimate∕:serial∕reschedule",
  ...screenMeta,
  args: { path: paths.reschedule.getHref("MV202611307K3F9Q02"), person: "member" },
} satisfies ScreenMeta;

export default meta;

const { getEstimate, calculateEstimateReschedule: amounts } = scenarios;

/** Chooses a time other than the booked one, which is then priced. */
const chooseOtherTime: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  const times = await canvas.findAllByRole("radio", { checked: false, name: /^오[전후]/ });
  await userEvent.click(times.find((time) => !time.matches(":disabled")) ?? document.body);
  await expect((await canvas.findAllByText("바꾼 뒤 총액"))[0]).toBeInTheDocument();
};

export const Default: Story = {
  ...answering(getEstimate.CONFIRM),
  play: expectText("언제로 바꿀까요?"),
};

/** A later day takes the days of the boxes along, with nothing in red. */
export const WithBoxes: Story = {
  ...answering(getEstimate.CONFIRM, amounts.free),
  play: async ({ canvas, userEvent }) => {
    const together = await canvas.findByRole("radio", { name: "네, 함께 옮길게요" });
    await expect(together).toBeChecked();
    await expect(canvas.queryByRole("alert")).toBeNull();
    const days = await canvas.findAllByRole("gridcell", { name: /12월/ });
    await userEvent.click(
      days.find(
        (day) =>
          day.getAttribute("aria-disabled") !== "true" &&
          day.getAttribute("aria-selected") !== "true",
      ) ?? document.body,
    );
    await userEvent.click(
      (await canvas.findAllByRole("radio", { name: /^오[전후]/ })).find(
        (time) => !time.matches(":disabled"),
      ) ?? document.body,
    );
    await expect((await canvas.findAllByText(/^박스 받기 2026년/))[0]).toBeInTheDocument();
    await expect((await canvas.findAllByText(/^박스 수거 2026년/))[0]).toBeInTheDocument();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** Whoever wants other days for the boxes chooses them step by step. */
export const BoxesApart: Story = {
  ...answering(getEstimate.CONFIRM, amounts.free),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "아니요, 따로 고를게요" }));
    await expect((await canvas.findAllByRole("button", { name: "다음" }))[0]).toBeVisible();
  },
};

export const Free: Story = {
  ...answering(getEstimate.CONFIRM, amounts.free),
  play: chooseOtherTime,
};

export const Late: Story = {
  ...answering(getEstimate.CONFIRM, amounts.late),
  play: chooseOtherTime,
};

export const Cheaper: Story = {
  ...answering(getEstimate.CONFIRM, amounts.cheaper),
  play: chooseOtherTime,
};

export const Rejected: Story = {
  ...answering(getEstimate.CONFIRM, amounts.tooLate),
  play: async ({ canvas, userEvent }) => {
    const times = await canvas.findAllByRole("radio", { checked: false, name: /^오[전후]/ });
    await userEvent.click(times.find((time) => !time.matches(":disabled")) ?? document.body);
    await expect(await canvas.findByText("다른 날짜를 골라 주세요")).toBeVisible();
  },
};

export const NothingToMove: Story = {
  ...answering(getEstimate.WORKING),
  play: expectText("지금은 날짜를 바꿀 수 없어요"),
};

export const Loading: Story = { tags: ["loading"], ...answering(getEstimate.loading) };

const failed = { play: expectAlert("주문을 불러오지 못했어요") };
export const ServerError: Story = { ...answering(getEstimate.error), ...failed };
export const Offline: Story = { ...answering(getEstimate.offline), ...failed };
