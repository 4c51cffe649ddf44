import { z } from "zod";

/** Access to the payment and identity provider. */
export interface PaymentSettings {
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly accountCode: string;
  readonly channels: Readonly<Record<"CARD" | "KAKAO_PAY" | "NAVER_PAY" | "TOSS_PAY", string>>;
  readonly certificationChannel: string;
  /** How often payments that were never reported back are looked up. */
  readonly reconcileSeconds: number;
}

const text = z.string().min(1).optional();

/** The variables of the payment provider. docs/operations.md explains each. */
export const paymentEnvironment = {
  PAYMENT_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYMENT_API_KEY: text,
  PAYMENT_API_SECRET: text,
  PAYMENT_ACCOUNT_CODE: text,
  PAYMENT_CHANNEL_CARD: text,
  PAYMENT_CHANNEL_KAKAO: text,
  PAYMENT_CHANNEL_NAVER: text,
  PAYMENT_CHANNEL_TOSS: text,
  CERTIFICATION_CHANNEL: text,
  PAYMENT_RECONCILE_SECONDS: z.coerce.number().int().min(1).default(20),
};

/** Required unless the sandbox is used. */
export const paymentVariables = [
  "PAYMENT_API_URL",
  "PAYMENT_API_KEY",
  "PAYMENT_API_SECRET",
  "PAYMENT_ACCOUNT_CODE",
  "PAYMENT_CHANNEL_CARD",
  "PAYMENT_CHANNEL_KAKAO",
  "PAYMENT_CHANNEL_NAVER",
  "PAYMENT_CHANNEL_TOSS",
  "CERTIFICATION_CHANNEL",
] as const;

type Values = z.infer<z.ZodObject<typeof paymentEnvironment>>;

/** Unset variables default to the sandbox. */
export function paymentSettingsOf(values: Values): PaymentSettings {
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
    reconcileSeconds: values.PAYMENT_RECONCILE_SECONDS,
  };
}
