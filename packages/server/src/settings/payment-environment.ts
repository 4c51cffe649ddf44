import { z } from "zod";

const text = z.string().min(1).optional();

/** Required unless the sandbox is used. */
const accountEnvironment = {
  PAYMENT_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYMENT_API_KEY: text,
  PAYMENT_API_SECRET: text,
  PAYMENT_ACCOUNT_CODE: text,
  PAYMENT_CHANNEL_CARD: text,
  PAYMENT_CHANNEL_KAKAO: text,
  PAYMENT_CHANNEL_NAVER: text,
  PAYMENT_CHANNEL_TOSS: text,
  CERTIFICATION_CHANNEL: text,
};
export const paymentVariables = z.object(accountEnvironment).keyof().options;

/** The variables of the payment provider. docs/operations.md explains each. */
export const paymentEnvironment = {
  ...accountEnvironment,
  PAYMENT_RECONCILE_SECONDS: z.coerce.number().int().min(1).default(20),
};

type Values = z.infer<z.ZodObject<typeof paymentEnvironment>>;

/** Access to the payment and identity provider. */
export type PaymentSettings = Readonly<ReturnType<typeof paymentSettingsOf>>;

/** Unset variables default to the sandbox. */
export function paymentSettingsOf(values: Values) {
  return {
    apiUrl: values.PAYMENT_API_URL ?? "http://localhost:4100",
    apiKey: values.PAYMENT_API_KEY ?? "sandbox-key",
    apiSecret: values.PAYMENT_API_SECRET ?? "sandbox-secret",
    accountCode: values.PAYMENT_ACCOUNT_CODE ?? "imp00000000",
    channels: {
      CARD: values.PAYMENT_CHANNEL_CARD ?? "sandbox_card",
      KAKAO_PAY: values.PAYMENT_CHANNEL_KAKAO ?? "sandbox_kakaopay",
      NAVER_PAY: values.PAYMENT_CHANNEL_NAVER ?? "sandbox_naverpay",
      TOSS_PAY: values.PAYMENT_CHANNEL_TOSS ?? "sandbox_tosspay",
    },
    certificationChannel: values.CERTIFICATION_CHANNEL ?? "sandbox_certification",
    /** How often payments that were never reported back are looked up. */
    reconcileSeconds: values.PAYMENT_RECONCILE_SECONDS,
  };
}
