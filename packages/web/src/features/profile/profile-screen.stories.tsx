import {
  BASE_DAY,
  fixtures,
  getGetMeMockHandler,
  getListAddressesMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { expect, waitFor, within } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectAlert, expectRole, expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-profile",
  title: "Screens/내 정보 ∕my∕profile",
  ...screenMeta,
  args: { path: "/my/profile", person: "member" },
} satisfies ScreenMeta;

export default meta;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("010-****-5678")).toBeVisible();
    await expect(await canvas.findByText("부모님 댁")).toBeVisible();
    const rows = within(canvas.getByRole("main"))
      .getAllByRole("listitem")
      .filter(({ textContent }) => textContent.includes("수정"));
    await expect(rows).toHaveLength(fixtures.addresses.length);
    await expect(rows[0]).toHaveTextContent(/우리 집대표 주소\(03925\)/);
    await expect(rows[0]).toHaveTextContent(/12층 · 엘리베이터/);
    await expect(rows.at(-1)).toHaveTextContent(/지하 1층/);
    for (const [name, href] of [
      ["비밀번호 바꾸기", "/my/passwd/change"],
      ["로그인한 기기", "/my/profile/devices"],
      ["알림 설정", "/my/profile/notices"],
      ["내 자료 받기", "/my/profile/data"],
      ["로그아웃", "/logout"],
      ["회원 탈퇴", "/my/profile/withdrawal"],
    ] as const) {
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", href);
    }
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.listAddresses.loading),
  play: expectText("주소록을 불러오고 있어요"),
};

export const Empty: Story = {
  ...answering(scenarios.getMe.justSignedUp, scenarios.listAddresses.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("저장한 주소가 없어요")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "주소 추가" })).toBeVisible();
  },
};

export const Error: Story = {
  ...answering(scenarios.getMe.tooManyRequests),
  play: expectAlert("회원 정보를"),
};

export const Certified: Story = {
  ...answering(scenarios.getMe.certified),
  play: expectText("본인 인증 완료"),
};

export const Social: Story = {
  ...answering(scenarios.getMe.kakao),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "비밀번호 만들기" })).toBeVisible();
    await expect(canvas.getByText("카카오")).toBeVisible();
  },
};

export const Editing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "기본 정보 수정" }));
    await expect(await canvas.findByRole("textbox", { name: /이름/ })).toHaveValue("김담아");
  },
};

export const EditRejected: Story = {
  ...answering(scenarios.updateMe.tooManyRequests),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "기본 정보 수정" }));
    const email = await canvas.findByLabelText(/^이메일/);
    await userEvent.clear(email);
    await userEvent.type(email, "new@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "저장하기" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("요청이 너무 잦아요");
    await expect(email).toHaveValue("new@example.com");
  },
};

export const DeletingAnAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "회사 지우기" }));
    await waitFor(() => expect(canvas.getByRole("dialog")).toBeVisible());
  },
};

export const ServerError: Story = {
  ...answering(scenarios.getMe.error),
  play: expectAlert("회원 정보를"),
};

export const Offline: Story = {
  ...answering(scenarios.getMe.offline),
  play: expectAlert("회원 정보를"),
};

export const Visitor: Story = {
  args: { person: "visitor" },
  play: expectRole("textbox", /아이디/),
};

export const LongText: Story = {
  ...answering(
    getGetMeMockHandler({ ...fixtures.certifiedMember(BASE_DAY), ...fixtures.longPerson }),
    getListAddressesMockHandler([{ ...fixtures.homeAddress, ...fixtures.longPlace }]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(fixtures.longPerson.name)).toBeVisible();
  },
};

const places = Object.values(fixtures.otherPlaces);
const shops = [...places, ...places, ...places];

export const ManyAddresses: Story = {
  ...answering(
    getListAddressesMockHandler(
      shops.map((place, n) => ({
        ...place,
        id: fixtures.homeAddress.id.replace(/..$/, String(n + 10)),
        name: `${n + 1}호점`,
        is_default: n === 0,
      })),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("30호점")).toBeInTheDocument();
  },
};
