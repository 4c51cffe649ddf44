import { newBillingKey } from "../billing-keys.ts";
import { newCompany } from "../companies.ts";
import { newDestroyedBoxes } from "../destroyed-boxes.ts";
import { draft } from "../drafts.ts";
import { nextVisits } from "../drivers/storage-order.ts";
import { newOperator } from "../operators.ts";
import { customCompletion, newCustomPayment } from "../custom-payments.ts";
import { newMember, newSignup } from "../members.ts";
import { completion, newEstimate, prepareOrder } from "../orders.ts";
import { newFile } from "../pictures.ts";
import { newStoredOrder, payFor, storageDraft } from "../storage-orders.ts";
import { MOVED, placeOf, TAX_OF_2026, type Ground } from "./planting.ts";

/** Storage, links, companies, and a member who leaves. */
export const plantedOthers = [
  storage,
  telephoneOrder,
  extraPayment,
  company,
  memberWhoLeaves,
] as const;

async function storage({ server, ops, plant }: Ground) {
  const { token, serial, path, boxSerials } = await newStoredOrder(server, {
    ...nextVisits(),
    box_count: 2,
    place: { ...storageDraft.place, detail: "보관 505호" },
    memo: "보관 메모",
  });
  const file = await newFile(server, token);
  const content = { name: "담근 장아찌", count: 1, memo: "항아리째", file_ids: [file] };
  await server.api.ok("createBoxContent", {
    token,
    path: { serial: boxSerials[0] ?? "" },
    body: content,
  });
  const all = { scope: "ALL", extra_help: false } as const;
  const body = { ...all, place: placeOf("반납 404호"), delivery: nextVisits().delivery };
  const final = await server.api.ok("createFinalDelivery", { token, path, body });
  if (final.status === "QUOTED")
    await payFor(server, "StorageFinal", { token, serial: final.serial });
  await server.api.ok("createReceiverLink", { token, path: { serial: final.serial } });
  const { key_hash: link } = await server.services.db
    .selectFrom("receiver_links")
    .select("key_hash")
    .executeTakeFirstOrThrow();
  for (const to of ["CONFIRM", "DELIVERING", "COMPLETE"]) {
    await ops("storage advance", { serial: final.serial, to, early: true });
  }
  plant(
    "storage",
    [5, "year"],
    serial,
    final.serial,
    ...boxSerials,
    file,
    link,
    "보관 505호",
    "보관 메모",
    "반납 404호",
    "담근 장아찌",
    "항아리째",
  );
}

async function telephoneOrder({ server, ops, plant }: Ground) {
  const { made: username = "" } = await ops("members create", {
    name: "전화한 손님",
    phone: "010-4321-8765",
  });
  const { token } = await newOperator(server);
  const order = { kind: "MOVE", plan: "DEPOSIT", draft: { ...draft, memo: "전화로 말한 것" } };
  const body = { username, order };
  const { link } = await server.api.ok("createOperatorOrder", { token, body });
  const url = link.split("/").at(-1) ?? "";
  const sent = { path: { url }, body: { method: "CARD" } };
  const { merchant_uid: merchantUid } = await server.api.ok("prepareCustomPayment", sent);
  const { impUid } = server.provider.pay(merchantUid);
  await server.api.ok("completeCustomPayment", customCompletion({ url, merchantUid }, impUid));
  plant("an order by telephone", MOVED, "전화로 말한 것", url);
  plant("a customer by telephone", null, "전화한 손님", "010-4321-8765");
  plant("a payment in the window", TAX_OF_2026, merchantUid, impUid);
}

async function extraPayment({ server, plant }: Ground) {
  const photo = await newFile(server, (await newMember(server)).token);
  const made = { customerName: "낯선 손님", title: "사다리", reason: "사다리를 불렀어요." };
  const url = await newCustomPayment(server, made);
  const sent = { path: { url }, body: { method: "CARD" } };
  const { merchant_uid: merchantUid } = await server.api.ok("prepareCustomPayment", sent);
  const { impUid } = server.provider.pay(merchantUid);
  await server.api.ok("completeCustomPayment", customCompletion({ url, merchantUid }, impUid));
  plant("an extra payment", [5, "year"], url, "낯선 손님", "사다리를 불렀어요.");
  plant("a picture that was put on nothing", [1, "day"], photo);
}

async function company({ server, ops, plant }: Ground) {
  const held = await newCompany(server);
  const { token, companyId } = held;
  await ops("companies details", { company: companyId, representative: "최대표" });
  const { cid, ids } = await newDestroyedBoxes(server, { owner: held });
  await ops("contracts close", { id: cid, to: "ENDED", reason: "다 끝남" });
  const stored = await server.services.db
    .selectFrom("company_boxes")
    .select("serial")
    .where("id", "in", [...ids])
    .execute();
  plant("a company", TAX_OF_2026, "최대표", "담아상사", "경영지원팀", "2026년 문서 보관");
  plant("a company's boxes", TAX_OF_2026, ...stored.map(({ serial }) => serial));
  await server.api.ok("deleteMe", { token });
  plant("a company's user who left", server.clock.read(), held.username, "이담당");
}

async function memberWhoLeaves({ server, plant }: Ground) {
  const person = { username: "leaving-one", name: "떠난이", phone_number: "01077778888" };
  const from = "203.0.113.77";
  const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0" };
  const signup = { body: newSignup({ ...person, email: "leaves@example.com" }), from, headers };
  const { access_token: token } = await server.api.ok("signUp", signup);
  const { serial } = await newEstimate(server, token, { start: placeOf("떠난 202호") });
  const order = await prepareOrder(server, { token, serial });
  const { impUid } = server.provider.pay(order.merchantUid);
  await server.api.ok("completeEstimatePayment", completion(order, impUid));
  await server.api.ok("cancelEstimate", { token, path: { serial }, body: {} });
  const billingKey = await newBillingKey(server, token);
  const { masked_number: card } = await server.services.db
    .selectFrom("billing_keys")
    .select("masked_number")
    .where("payment_id", "=", billingKey)
    .executeTakeFirstOrThrow();
  await server.api.ok("deleteMe", { token });
  plant("a card that was removed", TAX_OF_2026, billingKey);
  const now = server.clock.read();
  plant("a member who left", now, ...Object.values(person), "떠난 202호", "leaves@example.com");
  plant("the number of a card that was removed", now, card ?? "");
  plant("what is kept of a member who left", MOVED, serial);
  const { keys } = server.services;
  plant("a login", [3, "month"], keys.hashAddress(from), "Firefox · Linux");
}
