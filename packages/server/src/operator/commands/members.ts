import { z } from "zod";
import { command, tableOf } from "../command.ts";
import { phoneText } from "../korean.ts";
import { memberOf } from "../member-of.ts";
import { findCustomer } from "../lists/customer-store.ts";

export const commands = [
  command({
    words: "members show",
    summary: "회원 하나의 연락처와 주문을 봐요",
    parameters: { username: "아이디" },
    changes: false,
    input: z.object({ username: z.string().trim().min(1) }),
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
        ],
        concerns: userId,
      };
    },
  }),
];
