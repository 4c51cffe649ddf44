import { formatKoreanDate, formatWon } from "@damadum/domain";
import type { Coupon } from "@damadum/sdk";
import { ErrorMessage, FieldGroup, RadioGroup, Skeleton, Text, useFieldIds } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";

import { useAnswerAndLeave, useFormEngine } from "../../engine/form/form-engine.ts";
import { useLoaded } from "../../engine/form/use-loaded.ts";
import { controlProps } from "../../theme/widgets/control-props.ts";

const NONE = "none";

/** One of the coupons that fit, or none of them; a visitor has none to choose from yet. */
export function CouponWidget(props: WidgetProps) {
  const answer = useAnswerAndLeave(props);
  const { loadCoupons } = useFormEngine().context();
  const coupons = useLoaded(loadCoupons === undefined ? null : "coupons", () =>
    loadCoupons === undefined ? Promise.resolve([]) : loadCoupons(),
  );
  const [error] = props.rawErrors ?? [];
  const ids = useFieldIds(props.id, { error });
  const value: unknown = props.value;

  if (loadCoupons !== undefined && coupons.status === "ready" && coupons.data.length > 0) {
    return (
      <RadioGroup
        {...controlProps(props)}
        optional
        value={typeof value === "string" ? value : NONE}
        options={[
          ...coupons.data.map((coupon) => ({
            value: coupon.id,
            label: coupon.name,
            description: `${discountOf(coupon)} · ${formatKoreanDate(coupon.valid_until)}까지`,
          })),
          { value: NONE, label: "쿠폰을 쓰지 않을게요" },
        ]}
        onValueChange={(next) => answer(next === NONE ? undefined : next)}
      />
    );
  }
  return (
    <FieldGroup ids={ids} label={props.label} optional error={error}>
      {loadCoupons === undefined ? (
        <Text tone="muted">쿠폰은 로그인한 회원이 직접 결제할 때 쓸 수 있어요.</Text>
      ) : coupons.status === "failed" ? (
        <ErrorMessage title="쿠폰을 불러오지 못했어요" onRetry={coupons.retry} />
      ) : coupons.status === "loading" ? (
        <Skeleton width="full" height="16" />
      ) : (
        <Text tone="muted">지금 쓸 수 있는 쿠폰이 없어요.</Text>
      )}
    </FieldGroup>
  );
}

/** "5,000원 할인", "10% 할인 (최대 50,000원)" */
function discountOf({ kind, amount, percent, max_amount: most }: Coupon): string {
  if (kind === "FIXED") return `${formatWon(amount ?? 0)} 할인`;
  const limit = most === null ? "" : ` (최대 ${formatWon(most)})`;
  return `${percent ?? 0}% 할인${limit}`;
}
