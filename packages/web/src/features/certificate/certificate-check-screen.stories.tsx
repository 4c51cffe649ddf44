import { scenarios } from "@damadum/sdk/mocks";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectAlert, expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-certificate-check",
  title: "Screens/증명서 확인 ∕certificates",
  ...screenMeta,
  args: { path: "/certificates?code=7K3F-9QX2-M4AT-B6WN" },
} satisfies ScreenMeta;

export default meta;

export const Default: Story = { args: { path: "/certificates" } };

export const Issued: Story = {
  ...answering(scenarios.checkDestructionCertificate.issued),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("저희가 발급한 확인서예요")).toBeVisible();
    await expect(canvas.getByText("DC202612-000042")).toBeVisible();
  },
};

export const Withdrawn: Story = {
  ...answering(scenarios.checkDestructionCertificate.withdrawn),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("지금은 효력이 없는 확인서예요")).toBeVisible();
    await expect(canvas.queryByText("저희가 발급한 확인서예요")).toBeNull();
  },
};

export const Unknown: Story = {
  ...answering(scenarios.checkDestructionCertificate.missing),
  play: expectText("이 번호로 발급한 확인서가 없어요"),
};

export const Mistyped: Story = {
  args: { path: "/certificates?code=7K3F" },
  play: expectText("확인 번호 16자리를 다시 확인해 주세요."),
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.checkDestructionCertificate.loading),
  play: expectText("확인서를 찾고 있어요"),
};

export const ServerError: Story = {
  ...answering(scenarios.checkDestructionCertificate.error),
  play: expectAlert("확인서를 불러오지 못했어요"),
};

export const Offline: Story = {
  ...answering(scenarios.checkDestructionCertificate.offline),
  play: expectAlert("확인서를 불러오지 못했어요"),
};
