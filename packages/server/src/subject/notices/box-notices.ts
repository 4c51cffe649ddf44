import { boxHarmEvent, type BoxStatus } from "@damadum/domain";
import { noNotice, type NoticeDecision } from "./notice-decision.ts";
import { noticesOf, type NoticeButton, type NoticeMaker } from "./notice-template.ts";

const byOrder = noNotice(
  "The order or work that moves it has its own notice; a notice for each box would be noise.",
);

const quiet = {
  READY: byOrder,
  DELIVERING: byOrder,
  PACKING: byOrder,
  COLLECTING: byOrder,
  STORED: byOrder,
  RETURN_READY: byOrder,
  RETURNING: byOrder,
  RETURNED: byOrder,
  ENDED: byOrder,
  DISPOSAL_READY: byOrder,
  DISPOSED: byOrder,
  CANCEL: byOrder,
};

/** Notices of lost and damaged boxes only. Variables: 이름, 박스, and 계약 for a company's box. */
function notices(
  prefix: string,
  { facts, more, button }: { facts: string; more: string; button: NoticeButton },
): Readonly<Record<BoxStatus, NoticeDecision>> {
  const notice: NoticeMaker<BoxStatus> = noticesOf(prefix, facts, button);
  const end = `${more}\n보상은 고객센터에서 안내해 드려요.`;
  return {
    ...quiet,
    LOST: notice("LOST", `${boxHarmEvent("LOST")}. 죄송해요.`, end),
    DAMAGED: notice("DAMAGED", `${boxHarmEvent("DAMAGED")}. 죄송해요.`, end),
  };
}

export const boxNotices = notices("BX", {
  facts: "박스 #{박스}",
  more: "이 박스의 보관료는 더 받지 않고, 미리 낸 보관료가 있으면 돌려 드려요.",
  button: { name: "박스 보기", page: "boxContent", parts: { serial: "박스" } },
});

export const companyBoxNotices = notices("CB", {
  facts: "계약 #{계약}\n박스 #{박스}",
  more: "이 박스의 보관료는 더 청구하지 않아요.",
  button: { name: "기업 페이지 보기", page: "myCompany", parts: {} },
});
