import { addDays } from "@damadum/domain";
import { BASE_DAY, fixtures, scenarios } from "@damadum/sdk/mocks";
import { quoteForm, saveDraft } from "@damadum/forms";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "console-telephone",
  title: "Console/전화 주문",
  component: ScreenStory,
  // As wide as the screen: the days of the calendar have no room to spare.
  parameters: { ...answering().parameters, layout: "fullscreen" },
  args: { path: "/telephone" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { defaultViewport: "desktop" } };
const move = "/telephone?kind=MOVE&member=demo-member";

export const Default: Story = {};

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("searchbox", { name: "전화한 고객" }), "5678");
    await userEvent.click(canvas.getByRole("button", { name: "찾기" }));
    const link = await canvas.findByRole("link", { name: /김담아/ });
    await expect(link).toHaveAttribute("href", "/telephone?kind=MOVE&member=demo-member");
  },
};

export const Desktop: Story = { parameters: { ...answering().parameters, ...desktop } };

export const Nobody: Story = {
  ...answering(scenarios.searchOperator.none),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole("searchbox", { name: "전화한 고객" }),
      "0000{Enter}",
    );
    await expect(await canvas.findByText(/찾은 고객이 없어요/)).toBeVisible();
  },
};

export const NewCustomer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /이름/ }), "김전화");
    await userEvent.type(canvas.getByRole("textbox", { name: /휴대전화/ }), "01098765432");
    await userEvent.click(canvas.getByRole("button", { name: "회원으로 만들기" }));
    await expect(await canvas.findByRole("link", { name: "김전화" })).toBeVisible();
  },
};

export const Move: Story = {
  args: { path: move },
  parameters: { ...answering().parameters, ...desktop },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "어디서 이사하세요?" })).toBeVisible();
  },
};

export const Storage: Story = {
  args: { path: "/telephone?kind=STORAGE&member=demo-member" },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "박스가 몇 개 필요하세요?" }),
    ).toBeVisible();
  },
};

/** The answers of this customer are kept until the order is made. */
const answered = () => {
  const draft = fixtures.draft(addDays(BASE_DAY, 9));
  saveDraft(quoteForm, "telephone-move-demo-member", draft);
};
const submit: Story["play"] = async ({ canvas, userEvent }) => {
  // Each question by its title, so that one that does not let the operator on fails at once.
  for (const { title } of quoteForm.steps) {
    await canvas.findByRole("heading", { name: title ?? "" });
    const name = /^(다음|저장하고 결제 링크 보내기)$/;
    await userEvent.click(canvas.getByRole("button", { name }));
  }
};

export const Made: Story = {
  args: { path: move },
  beforeEach: answered,
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByText(/payments\/custom/)).toBeVisible();
    await expect(context.canvas.getByText(/링크로 96,000원을 결제하면/)).toBeVisible();
  },
};

export const Refused: Story = {
  ...answering(scenarios.createOperatorOrder.closed),
  args: { path: move },
  beforeEach: answered,
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent("그 날은 받지 않아요");
  },
};
