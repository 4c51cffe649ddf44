import { join, resolve } from "node:path";
import { z } from "zod";

export interface NhnCloudProduct {
  readonly apiUrl: string;
  readonly appKey: string;
  readonly secretKey: string;
}

export interface NhnCloudChannel {
  /** The key of the Kakao channel. */
  readonly senderKey: string;
  /** The registered sender number of the LMS fallback. */
  readonly smsNumber: string;
}

export type MessageSettings =
  | { readonly sender: "file"; readonly smsFile: string; readonly noticeFile: string }
  | ({
      readonly sender: "nhn-cloud";
      readonly alimtalk: NhnCloudProduct;
      readonly sms: NhnCloudProduct;
    } & NhnCloudChannel);

const url = z.url({ protocol: /^https?$/ });
const text = z.string().min(1).optional();

/** Required by a real sender, without defaults. */
const accountEnvironment = {
  ALIMTALK_APP_KEY: text,
  ALIMTALK_SECRET_KEY: text,
  ALIMTALK_SENDER_KEY: text,
  SMS_APP_KEY: text,
  SMS_SECRET_KEY: text,
  SMS_NUMBER: z
    .string()
    .regex(/^[0-9]{8,12}$/, "digits only")
    .optional(),
};
export const messageVariables = z.object(accountEnvironment).keyof().options;

/** The variables of messages. docs/operations.md explains each. */
export const messageEnvironment = {
  MESSAGE_SENDER: z.enum(["file", "nhn-cloud"]).optional(),
  SMS_OUTBOX_FILE: text,
  NOTICE_OUTBOX_FILE: text,
  ALIMTALK_API_URL: url.default("https://kakaotalk-bizmessage.api.nhncloudservice.com"),
  SMS_API_URL: url.default("https://sms.api.nhncloudservice.com"),
  ...accountEnvironment,
};

type Values = z.infer<z.ZodObject<typeof messageEnvironment>>;

/** Without a real sender, messages are written to files, by default in the data folder. */
export function messageSettingsOf(values: Values, dataDir: string): MessageSettings {
  if (values.MESSAGE_SENDER !== "nhn-cloud") {
    const file = (name: string) => join(dataDir, "outbox", name);
    return {
      sender: "file",
      smsFile: resolve(values.SMS_OUTBOX_FILE ?? file("sms.txt")),
      noticeFile: resolve(values.NOTICE_OUTBOX_FILE ?? file("notices.txt")),
    };
  }
  return {
    sender: "nhn-cloud",
    alimtalk: {
      apiUrl: values.ALIMTALK_API_URL,
      appKey: values.ALIMTALK_APP_KEY ?? "",
      secretKey: values.ALIMTALK_SECRET_KEY ?? "",
    },
    sms: {
      apiUrl: values.SMS_API_URL,
      appKey: values.SMS_APP_KEY ?? "",
      secretKey: values.SMS_SECRET_KEY ?? "",
    },
    senderKey: values.ALIMTALK_SENDER_KEY ?? "",
    smsNumber: values.SMS_NUMBER ?? "",
  };
}
