import { brand, DAMAGE_NOTICE_DAYS } from "@damadum/domain";
import type { GuideIllustrationName } from "@damadum/ui";

interface Promised {
  readonly illustration: GuideIllustrationName;
  readonly title: string;
  readonly text: string;
}

export const promises: readonly Promised[] = [
  {
    illustration: "receipt",
    title: "금액을 숨기지 않아요",
    text: "부가세까지 넣은 총액을 한 줄씩 설명해요. 동의하지 않은 추가 요금은 받지 않아요.",
  },
  {
    illustration: "warehouse",
    title: "짐의 자리를 알 수 있어요",
    text: "박스마다 번호가 있어요. 어디에 무엇을 담았는지 사진과 함께 찾을 수 있어요.",
  },
  {
    illustration: "done",
    title: "끝까지 책임져요",
    text: `상하거나 없어진 짐은 ${DAMAGE_NOTICE_DAYS}일 안에 알려 주시면 정해 둔 기준대로 배상해요.`,
  },
];

const { company } = brand;

export const companyFacts = [
  { term: "상호", value: company.name },
  { term: "대표자", value: company.representative },
  { term: "주소", value: company.address },
  { term: "고객센터", value: company.phoneNumber },
];
