import {
  BASE_DAY,
  fixtures,
  getGetStorageContractMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { expect } from "storybook/test";
import { paths } from "../../shared/paths.ts";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectRepeatedText, expectText } from "../../testing/story-expectations.ts";

const serial = "ST202611207K3F9QX2";

const meta = {
  id: "screens-storage-action",
  title: "Screens/보관 신청 ∕my∕order∕storage∕:serial∕:action",
  ...screenMeta,
  args: { path: paths.storageAction.getHref(serial, "delivery"), person: "member" },
} satisfies ScreenMeta;

export default meta;

function at(action: string): Pick<Story, "args"> {
  return { args: { path: paths.storageAction.getHref(serial, action) } };
}

function showing(action: string, text: RegExp, ...handlers: Parameters<typeof answering>): Story {
  return { ...answering(...handlers), ...at(action), play: expectText(text) };
}

export const Default: Story = { play: expectText(/어떤 박스를 가져다 드릴까요/) };
export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.getStorageOrder.loading),
};
export const NoBoxes: Story = {
  ...answering(scenarios.getOrderBoxContents.noBoxes),
  play: async (context) => {
    await expectText(/고를 수 있는 박스가 없어요/)(context);
    const order = context.canvas.getByRole("link", { name: "주문 보기" });
    await expect(order).toHaveAttribute("href", paths.myStorageOrder.getHref(serial));
  },
};
const failed = { play: expectText(/주문을 불러오지 못했어요/) };
export const ServerError: Story = { ...answering(scenarios.getStorageOrder.error), ...failed };
export const Offline: Story = { ...answering(scenarios.getStorageOrder.offline), ...failed };
export const Finish: Story = showing("finish", /보관을 끝낼까요/);
export const Disposal: Story = showing("disposal", /폐기할까요/);
export const DisposalConfirmation: Story = {
  ...at("disposal"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "모두" }));
    await expect(await canvas.findByRole("textbox", { name: /되돌릴 수 없어요/ })).toBeVisible();
  },
};
export const Extension: Story = { ...at("extension"), play: expectRepeatedText(/228,000원/) };
export const Reschedule: Story = {
  ...answering(scenarios.getStorageOrder.CONFIRM, scenarios.calculateStorageReschedule.late),
  ...at("reschedule"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "다음" }));
    const times = await canvas.findAllByRole("radio", { checked: false, name: /^오[전후]/ });
    await userEvent.click(times.find((time) => !time.matches(":disabled")) ?? document.body);
    await expect((await canvas.findAllByText("날짜 변경 수수료"))[0]).toBeInTheDocument();
  },
};
export const NothingToReschedule: Story = showing(
  "reschedule",
  /지금은 날짜를 바꿀 수 없어요/,
  scenarios.getStorageOrder.COMPLETE,
);
export const Month: Story = showing(
  "month",
  /80,000원 결제하기/,
  scenarios.getStorageContract.UNPAID,
);
export const NoMonthDue: Story = showing("month", /지금 결제할 보관료가 없어요/);
export const Continuation: Story = {
  ...answering(scenarios.getStorageContract.confirmable),
  ...at("continuation"),
  play: async ({ canvas }) => {
    const consent = await canvas.findByRole("checkbox", { name: /자동으로 결제하는 데 동의해요/ });
    await expect(consent).not.toBeChecked();
    await expect(canvas.getByText("바뀐 뒤 한 달 보관료")).toBeVisible();
  },
};
export const ContinuationTooEarly: Story = {
  ...answering(scenarios.getStorageContract.freeAsked),
  ...at("continuation"),
  play: async (context) => {
    await expectText(/2027년 1월 1일 \(금\)부터 정할 수 있어요/)(context);
    await expect(context.canvas.queryByRole("button", { name: /이어서 보관하기/ })).toBeNull();
  },
};
export const ContinuationConfirmed: Story = showing(
  "continuation",
  /이어서 보관하기로 하셨어요/,
  scenarios.getStorageContract.confirmed,
);
export const ContinuationNotAsked: Story = showing(
  "continuation",
  /지금 정할 것이 없어요/,
  scenarios.getStorageContract.freeOnly,
);
export const ContinuationWhileBoxesLeave: Story = showing(
  "continuation",
  /그 주문을 취소하고 정해 주세요/,
  getGetStorageContractMockHandler(
    fixtures.confirmableContract(BASE_DAY, {
      continuation: null,
      actions: [
        {
          code: "CONTINUATION",
          reason: "박스를 내보내는 그 주문을 취소하고 정해 주세요.",
          problem: "state_conflict",
        },
      ],
    }),
  ),
);
export const ContinuationOver: Story = showing(
  "continuation",
  /무료 기간이 끝났어요/,
  getGetStorageContractMockHandler(
    fixtures.freeContract(BASE_DAY, { status: "EXPIRED", continuation: null }),
  ),
);
export const ContinuationAfterPaidMonths: Story = showing(
  "continuation",
  /더 오래 맡기려면/,
  scenarios.getStorageContract.EXPIRED,
);
export const ContinuationUnpaid: Story = showing(
  "continuation",
  /주문에서 계약의 상태를 확인해 주세요/,
  scenarios.getStorageContract.UNPAID,
);
export const ContinuationWithoutPaymentMethod: Story = {
  ...answering(scenarios.getStorageContract.confirmable, scenarios.listBillingKeys.empty),
  ...at("continuation"),
  play: async (context) => {
    await expectText(/먼저 결제 수단을 등록해 주세요/)(context);
    const register = context.canvas.getByRole("link", { name: "결제 수단 등록하러 가기" });
    await expect(register).toHaveAttribute("href", paths.myPayment.getHref());
  },
};
export const ContinuationPaymentMethodsFailed: Story = showing(
  "continuation",
  /결제 수단을 불러오지 못했어요/,
  scenarios.getStorageContract.confirmable,
  scenarios.listBillingKeys.error,
);
export const ContinuationRefused: Story = {
  ...answering(
    scenarios.getStorageContract.confirmable,
    scenarios.continueStorageContract.changePending,
  ),
  ...at("continuation"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /동의해요/ }));
    await userEvent.click(canvas.getByRole("button", { name: /이어서 보관하기/ }));
    await expect((await canvas.findAllByText(/결제를 기다리는 변경/))[0]).toBeVisible();
  },
};
export const Upgrade: Story = { ...at("upgrade"), play: expectRepeatedText(/60,000원/) };
export const Termination: Story = {
  ...at("termination"),
  play: async (context) => {
    await expectText(/보관을 끝낼 날짜/)(context);
    await expect(await context.canvas.findByRole("grid")).toBeVisible();
    // No termination day has a surcharge.
    await expect(context.canvas.queryByText(/추가 요금이 있는 날/)).toBeNull();
  },
};
export const NotNow: Story = showing(
  "upgrade",
  /지금은 할 수 없어요\. 고객센터로/,
  getGetStorageContractMockHandler(fixtures.storageContract(BASE_DAY, { status: "ENDED" })),
);
export const UnknownAction: Story = showing("elsewhere", /찾는 화면이 없어요/);
