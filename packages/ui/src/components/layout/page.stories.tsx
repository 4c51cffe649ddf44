import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Header, NavLink } from "../header/header.tsx";
import { Logo } from "../header/logo.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { PriceBar } from "../price-bar/price-bar.tsx";
import { PriceBreakdown } from "../price-breakdown/price-breakdown.tsx";
import { ProgressSteps } from "../progress-steps/progress-steps.tsx";
import { RadioGroup } from "../radio-group/radio-group.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Heading, Text } from "../text/text.tsx";
import { ActionBar, Page, Section, Split } from "./page.tsx";
import { Box, Center, Flex, Grid, GridItem, HStack, Stack, VisuallyHidden } from "./primitives.tsx";

const meta = {
  id: "components-page",
  title: "Components/Page 화면의 틀",
  component: Page,
  subcomponents: {
    ActionBar,
    Section,
    Split,
    Box,
    Center,
    Flex,
    Grid,
    GridItem,
    HStack,
    Stack,
    VisuallyHidden,
  },
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "모든 화면의 본문",
      avoid: "카드나 대화 상자의 안쪽",
      parts: "본문, 옆 기둥, 끝의 버튼 자리",
      keys: "건너뛰기 링크가 본문으로 와요",
      good: "제목 단계는 Section으로 이어요",
      bad: "여백을 화면마다 따로 정하지 않아요",
    },
    docs: { story: { inline: false, height: "640px" } },
    layout: "fullscreen",
  },
  args: { children: null },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: (
      <Section title="로그인" level={1} description="담아둠에 오신 것을 환영해요.">
        <Text>본문이에요.</Text>
      </Section>
    ),
  },
};

export const Sections: Story = {
  args: {
    children: (
      <Stack gap="10">
        <Section title="이사 정보" description="계약한 내용이에요.">
          <Text>원룸 이사, 1톤 트럭 1대</Text>
        </Section>
        <Section title="결제">
          <Text>카카오페이 190,000원</Text>
        </Section>
      </Stack>
    ),
  },
};

export const TwoColumns: Story = {
  parameters: { viewport: { defaultViewport: "desktop" } },
  args: {
    width: "wide",
    children: (
      <Split asideLabel="예상 금액" aside={<Text>190,000원</Text>}>
        <Text>왼쪽에는 할 일이, 오른쪽에는 금액이 있어요.</Text>
      </Split>
    ),
  },
};

export const WithActionBar: Story = {
  args: {
    width: "card",
    children: (
      <>
        <Section title="비밀번호 바꾸기" level={1}>
          <TextField label="새 비밀번호" type="password" />
        </Section>
        <ActionBar>
          <Button size="lg" block>
            바꾸기
          </Button>
        </ActionBar>
      </>
    ),
  },
};

const price = {
  total: 190_000,
  vat: 17_270,
  lines: [
    { code: "BASE", label: "기본 이사", description: "1톤 트럭 1대, 2명", amount: 150_000 },
    { code: "ZONE", label: "구간", description: "서울 → 경기", amount: 40_000 },
  ],
  action: (
    <Button size="lg" block>
      다음
    </Button>
  ),
};

export const FormScreen: Story = {
  render: () => (
    <>
      <Header
        tone="grey"
        logo={<Logo name="담아둠" href="#home" />}
        nav={
          <>
            <NavLink href="#brand">브랜드</NavLink>
            <NavLink href="#guide">이용 안내</NavLink>
          </>
        }
        actions={
          <>
            <Button size="sm" variant="plain">
              로그인
            </Button>
            <IconButton icon="menu" label="메뉴 열기" />
          </>
        }
      />
      <Page width="wide" bottomBar>
        <Split asideLabel="예상 금액" aside={<PriceBreakdown {...price} />}>
          <Stack gap="8">
            <ProgressSteps steps={["출발지", "도착지", "날짜", "짐", "확인"]} current={0} />
            <Stack gap="2">
              <Heading level={1} variant="display">
                어디서 이사하세요?
              </Heading>
              <Text variant="lead" tone="muted">
                층과 옮기는 방법까지 알려 주시면 금액이 정확해져요.
              </Text>
            </Stack>
            <Stack gap="6">
              <TextField
                label="주소"
                required
                readOnly
                value="서울특별시 마포구 월드컵로 12"
                end={<IconButton icon="search" label="주소 찾기" />}
              />
              <TextField label="상세 주소" required defaultValue="담아빌라 301호" />
              <TextField
                label="층"
                required
                inputMode="numeric"
                unit="층"
                defaultValue="3"
                help="지하는 -1처럼 적어 주세요."
              />
              <RadioGroup
                label="옮기는 방법"
                required
                layout="chip"
                columns={3}
                defaultValue="STAIRS"
                options={[
                  { value: "EV", label: "엘리베이터" },
                  { value: "STAIRS", label: "계단" },
                  { value: "LADDER", label: "사다리차" },
                ]}
              />
            </Stack>
          </Stack>
        </Split>
      </Page>
      <PriceBar {...price} />
    </>
  ),
};
