import { defaultHandlers, scenarios } from "@damadum/sdk/mocks";
import { expect, screen } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectAlert, expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-company-certificate",
  title: "Screens/기업 폐기 증명서 ∕my∕company∕works∕:id∕certificate",
  ...screenMeta,
  args: {
    path: "/my/company/works/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2d01/certificate",
    person: "company",
  },
} satisfies ScreenMeta;

export default meta;

const certificate = scenarios.getDestructionCertificate;

export const Default: Story = {
  ...answering(certificate.issued),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("DC202612-000042")).toBeVisible();
    await expect(canvas.getByText("7K3F-9QX2-M4AT-B6WN")).toBeVisible();
  },
};

export const Desktop: Story = {
  parameters: {
    viewport: { defaultViewport: "desktop" },
    msw: [certificate.issued, ...defaultHandlers],
  },
  play: expectText("DC202612-000042"),
};

export const DownloadFails: Story = {
  ...answering(certificate.issued, scenarios.downloadDestructionCertificate.missing),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "PDF 받기" }));
    await expect(await screen.findByText(/찾을 수 없어요/)).toBeVisible();
  },
};

/** The refusal names the letter, and the button beside it prints the page with the browser's own fonts. */
export const LetterNotPrinted: Story = {
  ...answering(certificate.issued, scenarios.downloadDestructionCertificate.unprintable),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "PDF 받기" }));
    await expect(await screen.findByText(/BX7K3F9QX2M4 박스 이름의 📦\(U\+1F4E6\)/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "인쇄하기" })).toBeVisible();
  },
};

export const ManyBoxes: Story = {
  ...answering(certificate.manyBoxes),
  play: expectText("200개"),
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(certificate.loading),
  play: expectText("폐기 확인서를 불러오고 있어요"),
};

export const Missing: Story = {
  ...answering(certificate.missing),
  play: expectText("폐기 확인서를 찾을 수 없어요"),
};

const failed = { play: expectAlert("불러오지 못했어요") };
export const ServerError: Story = { ...answering(certificate.error), ...failed };
export const Offline: Story = { ...answering(certificate.offline), ...failed };
