import { instantAfter } from "@damadum/domain";
import { issueDueCashReceipts } from "../../money/cash-receipt/issue-cash-receipts.ts";
import { newCoupon } from "../coupons.ts";
import { draft } from "../drafts.ts";
import { newCrewDay } from "../drivers/operator-crew.ts";
import { newOperator } from "../operators.ts";
import { newMember } from "../members.ts";
import { newEstimate, newPaidOrder } from "../orders.ts";
import { newFile, picture } from "../pictures.ts";
import { MOVED, placeOf, TAX_OF_2026, type Ground } from "./planting.ts";

/** Moves and quotes, and what crews report from them. */
export const plantedMoves = [visitorsQuote, memberWhoStays, move, cancelledMove, crew] as const;

async function visitorsQuote({ server, plant }: Ground) {
  const body = { ...draft, start: placeOf("방문 909호"), memo: "방문 초인종" };
  const { valid_until } = await server.api.ok("createEstimate", { body });
  plant("a visitor's quote", new Date(valid_until), "방문 909호", "방문 초인종");
}

async function memberWhoStays({ server, plant }: Ground) {
  const member = await newMember(server, { name: "남은이", email: "stays@example.com" });
  const { token } = member;
  const place = { ...placeOf("주소록 11호"), name: "우리 집", is_default: true };
  await server.api.ok("createAddress", { token, body: place });
  plant("an account", null, "남은이", "stays@example.com", "주소록 11호");
  const { valid_until } = await newEstimate(server, token, { memo: "안 낸 견적" });
  plant("an unpaid quote", instantAfter(new Date(valid_until), 1, "year"), "안 낸 견적");
  const coupon = { kind: "FIXED", name: "안 쓴 쿠폰", amount: 10_000 } as const;
  await newCoupon(server, { username: member.username, coupon, validUntil: "2027-12-31" });
  plant("a coupon", new Date("2028-12-31T15:00:00.000Z"), "안 쓴 쿠폰");
  return member;
}

async function move({ server, ops, plant }: Ground) {
  const order = await newPaidOrder(server, { start: placeOf("이사 707호"), memo: "이사 메모" });
  const { serial, token } = order;
  const path = { serial };
  for (const to of ["CONFIRM", "WORKING", "WORKING_COMPLETE"]) {
    await ops("moves advance", { serial, to, early: true, note: "기사 이야기" });
  }
  const report = await newFile(server, token);
  const damage = {
    item: "깨진 꽃병",
    kind: "BROKEN",
    description: "꽃병 조각",
    price: 50_000,
    bought_year: "2024",
    file_ids: [report],
    compared_ids: [],
  };
  await server.api.ok("saveDamageReport", { token, path, body: damage });
  const { report_id: id } = await server.api.ok("sendDamageReport", { token, path });
  await ops("damage accept", { id, amount: "30000", message: "꽃병 값을 드려요." });
  const number = { purpose: "DEDUCTION", phone_number: "010-5151-2323" };
  const receipts = { token, path, body: number };
  const { ledger } = await server.api.ok("nameEstimateCashReceipt", receipts);
  await ops("moves record-payment", {
    serial,
    method: "TRANSFER",
    amount: String(ledger.due_amount),
    reference: "김입금",
  });
  const due = await server.services.db
    .selectFrom("compensations")
    .select("id")
    .executeTakeFirstOrThrow();
  await ops("compensations record", { id: due.id, reference: "박배상" });
  plant("a report", [3, "year"], "깨진 꽃병", "꽃병 조각", report, "꽃병 값을 드려요.");
  await ops("moves advance", { serial, to: "COMPLETE", early: true });
  const again = { token, path };
  const shown = await newFile(server, token);
  const body = { rating: 5, content: "후기 글", file_ids: [shown] };
  await server.api.ok("createEstimateReview", { ...again, body });
  plant(
    "a move",
    MOVED,
    serial,
    "이사 707호",
    "이사 메모",
    "기사 이야기",
    "박배상",
    "후기 글",
    shown,
  );
  plant("the number of a cash receipt", MOVED, "010-5151-2323");
  await issueDueCashReceipts(server.services);
  const receipt = await server.services.db
    .selectFrom("cash_receipts")
    .select("number")
    .executeTakeFirstOrThrow();
  plant("a payment by hand", TAX_OF_2026, "김입금", receipt.number);
  const { token: operator } = await newOperator(server);
  await server.api.ok("getOperatorOrder", { token: operator, path, from: "198.51.100.9" });
  plant("the operators' log", new Date("2028-11-30T15:00:00.000Z"), "198.51.100.9");
}

async function cancelledMove({ server, plant }: Ground) {
  const { serial, token } = await newPaidOrder(server, { start: placeOf("취소 606호") });
  const body = { reason: "취소한 까닭" };
  await server.api.ok("cancelEstimate", { token, path: { serial }, body });
  plant("a cancelled move", MOVED, serial, "취소 606호", "취소한 까닭");
}

async function crew({ server, plant }: Ground) {
  const { link, key, order } = await newCrewDay(server);
  const base64 = (await picture({ format: "png" })).toString("base64");
  const sent = { path: { key: link }, body: { key, picture: { kind: "PHOTO", base64 } } };
  await server.api.ok("reportCrewVisit", sent);
  const { file_id: photo } = await server.services.db
    .selectFrom("crew_pictures")
    .select("file_id")
    .executeTakeFirstOrThrow();
  // The move is the day after.
  plant("a crew's picture", new Date("2031-11-21T15:00:00.000Z"), photo, order.serial);
}
