import { consentDocuments, formatPhoneNumber, hasVisibleLetters } from "@damadum/domain";
import { sql } from "kysely";
import { z } from "zod";
import { flag, named } from "../input/inputs.ts";
import { createMember } from "../../account/member/create-member.ts";
import { inTransaction } from "../../db/transaction.ts";
import { changing, reading, tableOf } from "../command.ts";
import { phoneText, timeCell } from "../korean.ts";
import { memberOf } from "../member-of.ts";
import { OperatorError } from "../operator-error.ts";
import { findConsents, findCustomer } from "../lists/customer-store.ts";

export const commands = [
  changing({
    words: "members create",
    summary:
      "전화로 주문하는 처음인 고객을 회원으로 만들어요. 비밀번호를 정하면 로그인할 수 있어요",
    input: z.object({
      name: named(
        "이름",
        z.string().trim().max(50).refine(hasVisibleLetters, "이름을 적어 주세요"),
      ),
      phone: named(
        "휴대전화",
        z
          .string()
          .trim()
          .regex(/^0\d{1,2}-?\d{3,4}-?\d{4}$/, "전화번호를 확인해 주세요"),
      ),
      again: flag("같은 번호의 회원이 있어도 만들어요"),
    }),
    async run({ services }, { name, phone, again }) {
      const phoneNumber = formatPhoneNumber(phone);
      const known = await services.db
        .selectFrom("users")
        .select(["username", "name"])
        .where("phone_number", "=", phoneNumber)
        .where(sql<boolean>`right(phone_number, 4) = ${phoneNumber.slice(-4)}`)
        .where("withdrawn_at", "is", null)
        .executeTakeFirst();
      if (known !== undefined && !again) {
        throw new OperatorError(
          `${known.name} 님(${known.username})이 이 번호로 가입했어요. 다른 사람이면 --again 을 더해 주세요.`,
        );
      }
      const username = `call${services.ids.uuid().slice(-12)}`;
      const id = await inTransaction(services.db, (tx) =>
        createMember(tx, services, {
          username,
          passwordHash: null,
          type: "ID",
          name,
          phoneNumber,
          consents: [],
          person: null,
        }),
      );
      return {
        message: `${name} 님을 회원으로 만들었어요.`,
        facts: { 아이디: username, 이름: name, 전화: phoneText(phoneNumber) },
        made: username,
        concerns: id,
      };
    },
  }),
  reading({
    words: "members show",
    summary: "회원 하나의 연락처와 주문, 동의한 약관의 판을 봐요",
    input: z.object({ username: named("아이디", z.string().trim().min(1)) }),
    async run({ services }, { username }) {
      const userId = await memberOf(services, username);
      const member = await findCustomer(services.db, { userId, serial: null });
      return {
        facts: {
          이름: member.name,
          아이디: member.username,
          전화: phoneText(member.phone_number),
          이메일: member.email,
        },
        tables: [
          {
            title: "주문",
            ...tableOf(member.orders, {
              serial: ["번호", ({ serial }) => serial],
              kind: ["종류", ({ kind }) => (kind === "MOVE" ? "이사" : "보관")],
              day: ["날", ({ day }) => day],
              status: ["상태", ({ status_label: label }) => label],
            }),
          },
          {
            title: "동의",
            ...tableOf(await findConsents(services.db, userId), {
              consent: ["무엇", ({ kind }) => consentLabel(kind)],
              version: ["판", ({ version }) => version],
              agreed: ["답", ({ agreed }) => (agreed ? "동의" : "동의 안 함")],
              at: ["언제", ({ recorded_at: at }) => timeCell(at)],
            }),
          },
        ],
        concerns: userId,
      };
    },
  }),
];

/** Its name; one that is not asked any more keeps its kind. */
const consentLabel = (kind: string) =>
  consentDocuments.find((one) => one.kind === kind)?.label ?? kind;
