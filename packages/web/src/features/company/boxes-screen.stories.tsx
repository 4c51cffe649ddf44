import {
  BASE_DAY,
  defaultHandlers,
  fixtures,
  getListCompanyBoxesMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { BoxStatus } from "@damadum/sdk";
import { expect, waitFor, within } from "storybook/test";
import { afterChoosing } from "../../testing/chosen-boxes.ts";
import { paths } from "../../shared/paths.ts";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectAlert, expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-company-boxes",
  title: "Screens/기업 박스 목록 ∕my∕company∕boxes",
  ...screenMeta,
  args: { path: "/my/company/boxes", person: "company" },
} satisfies ScreenMeta;

export default meta;

const onDesktop = { viewport: { defaultViewport: "desktop" } } as const;

export const Default: Story = { play: expectText("2020년 회계 증빙") };

/** A screen reader announces each row by its name, then its cells in column order. */
export const Desktop: Story = {
  parameters: onDesktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("rowheader", { name: "2020년 회계 증빙" })).toBeVisible();
    await expect(
      canvas.getByRole("row", {
        name: "2020년 회계 증빙 선택 2020년 회계 증빙 보관 중 경영지원팀 전표, 영수증 2026년 12월 22일 (화) BX7K3F9QX2M4",
      }),
    ).toBeVisible();
  },
};

/** Boxes stay chosen from page to page, and the requests available for them stay visible. */
export const Chosen: Story = {
  parameters: onDesktop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "2020년 회계 증빙 선택" }));
    await expect(canvas.getByRole("link", { name: "박스 받기 1개" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "선택 해제" }));
    await expect(canvas.queryByRole("region", { name: "고른 박스" })).toBeNull();
  },
};

export const ChosenOnPhone: Story = {
  beforeEach: afterChoosing([
    fixtures.companyBox(BASE_DAY, "STORED", 0),
    fixtures.companyBox(BASE_DAY, "RETURNED", 3),
  ]),
  play: expectText("박스 2개를 골랐어요"),
};

/** Department and contents are edited in place. */
export const Editing: Story = {
  parameters: onDesktop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "2020년 회계 증빙 부서 수정, 경영지원팀" }),
    );
    await expect(canvas.getByRole("textbox", { name: "2020년 회계 증빙 부서" })).toHaveFocus();
  },
};

export const EditRejected: Story = {
  parameters: { ...onDesktop, msw: [scenarios.updateCompanyBox.gone, ...defaultHandlers] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "2020년 회계 증빙 부서 수정, 경영지원팀" }),
    );
    await userEvent.keyboard("2팀{Enter}");
    const field = canvas.getByRole("textbox", { name: "2020년 회계 증빙 부서" });
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveValue("2팀");
  },
};

/** The choice of columns is stored on this device, the rows per page in the URL. */
export const Settings: Story = {
  parameters: onDesktop,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("rowheader", { name: "2020년 회계 증빙" });
    await userEvent.click(canvas.getByRole("button", { name: "표 설정" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "표 설정" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: "박스 번호" }));
    await expect(canvas.queryByRole("columnheader", { name: "박스 번호" })).toBeNull();
  },
};

/** If any line of a file is invalid, nothing is written, and each invalid line is listed. */
export const ImportBadLines: Story = {
  parameters: onDesktop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "CSV 올리기" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "CSV 올리기" }));
    const text = "박스 번호,부서\nBX7K3F9QX2M4,법무팀\n12,법무팀\nBX7K3F9QX2M4,인사팀";
    await userEvent.upload(
      await dialog.findByLabelText(/CSV 파일/),
      new File([text], "boxes.csv", { type: "text/csv" }),
    );
    await expect(await dialog.findByText("고쳐야 할 줄이 2개 있어요")).toBeVisible();
    await expect(dialog.getByText("2번째 줄에 같은 박스가 있어요.")).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.listCompanyBoxes.loading),
  play: expectText("박스를 불러오고 있어요"),
};

export const Empty: Story = {
  ...answering(scenarios.listCompanyBoxes.empty, scenarios.countCompanyBoxes.none),
  play: expectText("아직 박스가 없어요"),
};

export const NothingFound: Story = {
  args: { path: "/my/company/boxes?q=없는말&department=법무팀" },
  ...answering(scenarios.listCompanyBoxes.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("맞는 박스가 없어요")).toBeVisible();
    for (const [name, left] of [
      ["찾는 말 없는말 조건 빼기", { department: "법무팀" }],
      ["부서 법무팀 조건 빼기", { q: "없는말" }],
    ] as const) {
      const chip = canvas.getByRole("link", { name });
      await expect(chip).toHaveAttribute("href", paths.companyBoxes.getHref(left));
    }
  },
};

const { cid } = fixtures.companyBox(BASE_DAY);

/** The boxes of one contract, without the counts of all boxes. */
export const OfContract: Story = {
  args: { path: paths.companyBoxes.getHref({ contract: cid }) },
  ...answering(scenarios.getCompanyContract.ACTIVE),
  play: async ({ canvas }) => {
    const chip = await canvas.findByRole("link", { name: "계약 2026년 문서 보관 조건 빼기" });
    await expect(chip).toHaveAttribute("href", paths.companyBoxes.getHref());
    await expect(canvas.getByRole("link", { name: "보관 중" })).toBeVisible();
  },
};

export const OfContractWithoutName: Story = {
  ...OfContract,
  ...answering(scenarios.getCompanyContract.error),
  play: async ({ canvas }) => {
    const chip = await canvas.findByRole("link", { name: "한 계약의 박스 조건 빼기" });
    await expect(chip).toBeVisible();
  },
};

const failed = { play: expectAlert("박스를 불러오지 못했어요") };
export const ServerError: Story = { ...answering(scenarios.listCompanyBoxes.error), ...failed };
export const Offline: Story = { ...answering(scenarios.listCompanyBoxes.offline), ...failed };

const pageOf = (items: ReturnType<typeof fixtures.companyBoxes>, total = items.length) =>
  getListCompanyBoxesMockHandler({
    items,
    paging: { page: 1, limit: 50, total, total_capped: total > 1_000, next_cursor: null },
  });

export const EveryStatus: Story = {
  parameters: {
    ...onDesktop,
    msw: [
      pageOf(
        Object.values(BoxStatus).map((status, index) =>
          fixtures.companyBox(BASE_DAY, status, index),
        ),
      ),
      ...defaultHandlers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("폐기 대기")).toBeVisible();
    await expect(canvas.getByText("분실")).toBeVisible();
  },
};

export const LongText: Story = {
  ...answering(
    pageOf(
      fixtures
        .companyBoxes(BASE_DAY)
        .slice(0, 3)
        .map((box) => ({
          ...box,
          name: "2021년 상반기 글로벌사업전략본부 대외협력지원팀 계약서와 부속 합의서 원본 모음 상자",
          department: "글로벌사업전략본부 대외협력지원팀 문서관리 파트",
          contents:
            "계약서 원본, 부속 합의서, 세금계산서, 회의록, 견적서, 검수 확인서, 보증서, 인감 증명서",
        })),
    ),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/대외협력지원팀 계약서/))[0]).toBeVisible();
  },
};

export const ManyRows: Story = {
  args: { path: "/my/company/boxes?page=3" },
  ...answering(
    pageOf(
      Array.from({ length: 50 }, (_, index) => fixtures.companyBox(BASE_DAY, "STORED", index)),
      1_001,
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "3 쪽" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};
