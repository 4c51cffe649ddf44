import { defaultHandlers, scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  title: "Screens/Certificate check",
  component: ScreenStory,
  parameters: { layout: "fullscreen", msw: defaultHandlers },
  args: { path: "/certificates?code=7K3F-9QX2-M4AT-B6WN" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { path: "/certificates" } };

export const Issued: Story = {
  parameters: { msw: [scenarios.checkDestructionCertificate.issued, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("저희가 발급한 확인서예요")).toBeVisible();
    await expect(canvas.getByText("DC202612-000042")).toBeVisible();
  },
};

export const Withdrawn: Story = {
  parameters: { msw: [scenarios.checkDestructionCertificate.withdrawn, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("지금은 효력이 없는 확인서예요")).toBeVisible();
    await expect(canvas.queryByText("저희가 발급한 확인서예요")).toBeNull();
  },
};

export const Unknown: Story = {
  parameters: { msw: [scenarios.checkDestructionCertificate.missing, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("이 번호로 발급한 확인서가 없어요")).toBeVisible();
  },
};

export const Mistyped: Story = {
  args: { path: "/certificates?code=7K3F" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("확인 번호 16자리를 다시 확인해 주세요.")).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  parameters: { msw: [scenarios.checkDestructionCertificate.loading, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("확인서를 찾고 있어요")).toBeInTheDocument();
  },
};

export const ServerError: Story = {
  parameters: { msw: [scenarios.checkDestructionCertificate.error, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("확인서를 불러오지 못했어요");
  },
};

export const Offline: Story = {
  parameters: { msw: [scenarios.checkDestructionCertificate.offline, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("확인서를 불러오지 못했어요");
  },
};
