import { ActionBar, Box, Button, Card, Heading, Stack, Text } from "@damadum/ui";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { paths } from "../../../shared/paths.ts";

const deletedData = [
  "이름, 전화번호, 생년월일, 이메일",
  "주소록과 연결한 소셜 계정, 등록한 결제 수단",
  "아직 결제하지 않은 견적",
];
const retainedData = [
  "결제와 계약 기록은 법에 따라 5년 동안, 회원님과 떼어 보관해요.",
  "불만과 분쟁을 처리한 기록은 3년 동안 보관해요.",
];

/** First step: what is deleted, what the law retains, and that it is final. */
export function WithdrawalConsequences({ onContinue }: { readonly onContinue: () => void }) {
  return (
    <Stack gap="6">
      <Text>탈퇴하면 바로 지워지고 되돌릴 수 없어요. 같은 아이디는 다른 분이 쓸 수 있게 돼요.</Text>
      <Card variant="flat">
        <Stack gap="5">
          <Lines title="지워지는 것" lines={deletedData} />
          <Lines title="남는 것" lines={retainedData} />
        </Stack>
      </Card>
      <ButtonLink variant="plain" size="sm" to={paths.myData.getHref()}>
        탈퇴하기 전에 내 자료 받기
      </ButtonLink>
      <ActionBar>
        <ButtonLink size="lg" block to={paths.profile.getHref()}>
          탈퇴하지 않기
        </ButtonLink>
        <Button variant="outline" size="lg" block onClick={onContinue}>
          탈퇴 진행하기
        </Button>
      </ActionBar>
    </Stack>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Stack gap="2">
      <Heading level={2} variant="subheading">
        {title}
      </Heading>
      <Stack as="ul" gap="1" paddingInlineStart="5" listStyleType="disc">
        {lines.map((line) => (
          <Box as="li" key={line}>
            {line}
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
