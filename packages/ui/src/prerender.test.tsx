import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import {
  Badge,
  Button,
  Calendar,
  Card,
  Checkbox,
  Counter,
  DateField,
  EmptyState,
  ErrorMessage,
  ErrorSummary,
  FloorPicture,
  Footer,
  FurnitureIcon,
  Header,
  Icon,
  Link,
  ListRow,
  Logo,
  Notice,
  Page,
  PasswordField,
  PriceBar,
  PriceBreakdown,
  ProgressSteps,
  Quotation,
  RadioGroup,
  Section,
  Select,
  Skeleton,
  SlotList,
  Spinner,
  Split,
  Stepper,
  Tab,
  TabBar,
  Table,
  Text,
  TextArea,
  TextField,
  TopLoader,
  UiProvider,
} from "./index.ts";

const lines = [{ code: "BASE", label: "기본 이사", amount: 150_000 }];
const steps = [{ label: "준비", icon: "box" }] as const;
const days = { "2026-03-18": { lucky: true, surchargeRate: 15 }, "2026-03-20": { full: true } };

function Everything() {
  return (
    <UiProvider>
      <TopLoader active />
      <Header logo={<Logo name="담아둠" />} nav="메뉴" actions="로그인" />
      <Page width="wide" bottomBar>
        <Split asideLabel="금액" aside={<PriceBreakdown total={1} lines={lines} />}>
          <Section title="제목" description="설명">
            <ProgressSteps steps={["출발지", "도착지"]} current={0} />
            <TextField
              label="이름"
              help="도움말"
              error="오류"
              unit="층"
              start={<Icon name="pin" />}
            />
            <PasswordField label="비밀번호" />
            <TextArea label="요청" />
            <Select label="기간" options={[{ value: "1", label: "1개월" }]} />
            <DateField label="날짜" />
            <Checkbox label="동의" help="도움말" error="오류" indeterminate />
            <RadioGroup
              label="방법"
              layout="chip"
              columns={2}
              options={[{ value: "EV", label: "승강기" }]}
            />
            <Counter label="침대" />
            <Calendar
              label="날짜"
              min="2026-03-02"
              max="2026-05-30"
              value="2026-03-18"
              days={days}
            />
            <SlotList label="시간" slots={[{ value: "09:00", label: "9시", remaining: 0 }]} />
            <Badge tone="info">준비</Badge>
            <Card>
              <ListRow title="침대" media={<FurnitureIcon name="bed" />} end="1개" divided />
            </Card>
            <Notice title="알림">본문</Notice>
            <ErrorMessage title="오류" onRetry={() => undefined} />
            <ErrorSummary errors={[{ fieldId: "name", message: "오류" }]} />
            <EmptyState title="없어요" action={<Button loading>받기</Button>} />
            <Skeleton width="50%" height="5" />
            <Spinner label="기다려 주세요" />
            <Stepper label="단계" steps={steps} current={1} />
            <FloorPicture floor={3} />
            <Quotation meta={[{ term: "번호", value: "1" }]}>
              <Table
                caption="짐"
                columns={[{ header: "품목" }]}
                rows={[{ key: "bed", cells: ["침대"] }]}
              />
            </Quotation>
            <Text tone="muted">
              <Link href="#terms">약관</Link>
            </Text>
          </Section>
        </Split>
      </Page>
      <PriceBar total={150_000} lines={lines} action={<Button>다음</Button>} />
      <Footer links="약관" details={[{ term: "상호", description: "담아둠" }]} />
      <TabBar>
        <Tab icon="home" label="홈">
          <a href="/" />
        </Tab>
      </TabBar>
    </UiProvider>
  );
}

describe("prerendered HTML", () => {
  it("writes no style attribute when it is prerendered", () => {
    const html = renderToStaticMarkup(<Everything />);
    expect(html).toContain("예상 금액");
    expect(html).not.toMatch(/<[^>]*\sstyle=/);
  });

  it("contains no handler attribute and no script", () => {
    expect(renderToStaticMarkup(<Everything />)).not.toMatch(/<script|\son[a-z]+=/);
  });
});
