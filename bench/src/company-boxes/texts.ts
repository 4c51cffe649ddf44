import { addDays, makeBoxSerial } from "@damadum/domain";
import { searchColumns } from "@damadum/server/src/db/search-text.ts";

/** What companies keep, the most common first. */
const nouns =
  "회계 증빙|세금계산서|급여 대장|인사 기록|계약서|견적서|거래 명세서|발주서|설계 도면|시방서|회의록|품의서|출장 보고서|감사 보고서|이사회 의사록|주주 명부|특허 서류|상표 등록증|소송 기록|공문|교육 자료|채용 서류|평가표|건강 검진 결과|안전 점검표|시험 성적서|검수 조서|재고 조사표|운송장|통관 서류|홍보물|카탈로그|견본|행사 사진|보도 자료|고객 카드|상담 일지|설문지|민원 서류|임대차 계약".split(
    "|",
  );
const items =
  "원본|사본|전표|영수증|부속 합의서|도장 찍힌 것|봉투째|바인더|마이크로필름|녹취 테이프|플로피 디스크|하드 디스크|봉인|열람 금지|지점에서 옴|본사 보관분|폐업한 곳|2부|색인 있음|색인 없음".split(
    "|",
  );
const departments = "경영지원팀|인사팀|법무팀|시설팀|마케팅팀|영업1팀|영업2팀|연구소".split("|");

/** Appears in one box of 24,576. */
export const RARE_WORD = "나침반";
/** Appears in each of the company's oldest boxes, which a list reaches last. */
export const OLD_WORD = "구관";

/** A box that is the same in every run: common words are common, some boxes are out, few expire. */
export function benchBox(number: number, size: number, today: string) {
  const roll = rollsOf(number);
  const name = `${2005 + Math.floor(roll() * 20)}년 ${pick(nouns, roll() ** 2)}`;
  const contents = [
    pick(items, roll()),
    pick(items, roll()),
    `${1000 + Math.floor(roll() * 9000)}번`,
    ...(number % 24_576 === 500 ? [RARE_WORD] : []),
    ...(number <= size / 20 ? [OLD_WORD] : []),
  ].join(", ");
  const state = roll();
  let rest = size * 1_000_000 + number;
  return {
    number,
    serial: makeBoxSerial((limit) => {
      const letter = rest % limit;
      rest = Math.floor(rest / limit);
      return letter;
    }),
    status:
      state < 0.9 ? "STORED" : state < 0.96 ? "RETURNED" : state < 0.99 ? "PACKING" : "DISPOSED",
    name,
    contents,
    department: pick(departments, roll() ** 2),
    retention_until: roll() < 0.2 ? null : addDays(today, Math.floor(roll() * 3000) - 10),
    ...searchColumns([name, contents]),
  };
}

function pick<Item>(list: readonly Item[], share: number): Item {
  const item = list[Math.floor(share * list.length)];
  if (item === undefined) throw new RangeError("a share is from 0 to below 1");
  return item;
}

/** Numbers from 0 to 1 that depend only on the seed (mulberry32). */
function rollsOf(seed: number): () => number {
  let state = seed * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
