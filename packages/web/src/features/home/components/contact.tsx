import { brand } from "@damadum/domain";
import { Button, Card, Grid, Heading, Icon, Stack, Text } from "@damadum/ui";

const { company, links } = brand;

export function Contact() {
  return (
    <Grid gap="4" gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}>
      <Card variant="brand" as="section" aria-labelledby="for-companies" padding="lg">
        <Stack gap="3" align="flex-start">
          <Heading id="for-companies" level={2} variant="heading">
            기업 고객이신가요?
          </Heading>
          <Text>
            문서와 비품을 박스로 보관하고, 부서마다 필요한 박스만 찾고, 한 달에 한 번 청구서로
            결제해요.
          </Text>
          <Button variant="outline" asChild>
            <a href={`mailto:${company.email}`}>기업 보관 문의하기</a>
          </Button>
        </Stack>
      </Card>
      <Card variant="flat" as="section" aria-labelledby="ask-us" padding="lg">
        <Stack gap="3" align="flex-start">
          <Heading id="ask-us" level={2} variant="heading">
            도움이 필요하세요?
          </Heading>
          <Text>
            {company.phoneNumber}
            <br />
            {company.supportHours}
          </Text>
          <Stack gap="2" direction="row" wrap="wrap">
            <Button variant="outline" asChild>
              <a href={links.kakaoChannel} target="_blank" rel="noopener noreferrer">
                <Icon name="chat" size={20} />
                카카오톡
              </a>
            </Button>
            <Button variant="outline" asChild>
              <a href={`tel:${company.phoneNumber}`}>
                <Icon name="phone" size={20} />
                전화
              </a>
            </Button>
          </Stack>
        </Stack>
      </Card>
    </Grid>
  );
}
