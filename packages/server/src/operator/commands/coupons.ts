import { addDays, couponStatus, todayInSeoul, type Coupon } from "@damadum/domain";
import { z } from "zod";
import { inTransaction } from "../../db/transaction.ts";
import { statusOf, couponTypes, isCouponType } from "../../money/coupon/coupon-state.ts";
import { issueCoupon } from "../../money/coupon/issue-coupon.ts";
import { findCouponPage } from "../../money/coupon/store.ts";
import { changing, reading, tableOf } from "../command.ts";
import { named, option } from "../input/inputs.ts";
import { dayText as day, limitOption, numberInput, typedText } from "../input/options.ts";
import { stateCell, wonCell } from "../korean.ts";
import { memberOf } from "../member-of.ts";
import { OperatorError } from "../operator-error.ts";

const VALID_DAYS = 90;
const username = named("회원 아이디", z.string().trim().min(1));
const won = numberInput(z.int().min(1).max(10_000_000), "won");
const types = z
  .string()
  .transform((text) => text.split(",").map((type) => type.trim()))
  .pipe(
    z.array(
      z
        .string()
        .refine(
          isCouponType,
          `쓸 수 있는 곳이 아니에요. 이 가운데 적어 주세요: ${couponTypes.join(", ")}`,
        ),
    ),
  );

export const commands = [
  reading({
    words: "coupons list",
    summary: "한 회원의 쿠폰을 봐요",
    input: z.object({ username, limit: limitOption }),
    async run({ services }, input) {
      const userId = await memberOf(services, input.username);
      const today = todayInSeoul(services.clock());
      const page = { page: 1, limit: input.limit };
      const found = await findCouponPage(services.db, { userId, today, page });
      const table = tableOf(found.items, {
        name: ["이름", (coupon) => coupon.name],
        status: ["상태", (coupon) => stateCell(couponStatus, statusOf(coupon, services.clock()))],
        discount: ["할인", (coupon) => wonCell(coupon.amount) ?? `${coupon.percent ?? 0}%`],
        types: ["쓸 수 있는 곳", (coupon) => coupon.types],
        until: ["이 날까지", (coupon) => coupon.valid_until],
      });
      return { tables: [table], concerns: userId };
    },
  }),
  changing({
    words: "coupons issue",
    summary: "회원에게 쿠폰을 줘요 (금액이나 비율 하나로)",
    input: z
      .object({
        username,
        name: named("쿠폰 이름", typedText(50)),
        amount: option("원", "할인 금액", won.optional()),
        percent: option(
          "비율",
          "할인 비율 (1~100)",
          numberInput(z.int().min(1).max(100)).optional(),
        ),
        maxAmount: option("원", "비율 할인의 최대 금액", won.optional()),
        types: option(
          "곳",
          `쓸 곳: ${couponTypes.join(", ")} (쉼표로 나눠요, 기본 MOVE)`,
          types.default(["MOVE"]),
        ),
        from: option("날짜", "이 날부터 (기본 오늘)", day.optional()),
        until: option("날짜", `이 날까지 (기본 ${VALID_DAYS}일)`, day.optional()),
      })
      .refine(
        ({ amount, percent, maxAmount }) =>
          amount === undefined
            ? percent !== undefined && maxAmount !== undefined
            : percent === undefined && maxAmount === undefined,
        "--amount 를 적거나, --percent 와 --max-amount 를 함께 적어 주세요",
      ),
    async run({ services, operator }, input) {
      const userId = await memberOf(services, input.username);
      const from = input.from ?? todayInSeoul(services.clock());
      const until = input.until ?? addDays(from, VALID_DAYS);
      if (until < from) throw new OperatorError("끝나는 날이 시작하는 날보다 빨라요.");
      const made = await inTransaction(services.db, (tx) =>
        issueCoupon(tx, services, {
          userId,
          coupon: couponOf(input),
          types: input.types,
          validFrom: from,
          validUntil: until,
          actor: "OPERATOR",
          actorId: operator.userId,
        }),
      );
      return {
        message: `${input.username} 님에게 ${input.name} 쿠폰을 줬어요. (${from}~${until})`,
        made,
        concerns: userId,
      };
    },
  }),
];

function couponOf(input: {
  readonly name: string;
  readonly amount?: number | undefined;
  readonly percent?: number | undefined;
  readonly maxAmount?: number | undefined;
}): Coupon {
  const { name, amount, percent = 0, maxAmount = 0 } = input;
  return amount === undefined
    ? { kind: "PERCENT", name, percent, maxAmount }
    : { kind: "FIXED", name, amount };
}
