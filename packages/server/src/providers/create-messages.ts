import type { MessageSettings } from "../settings/message-environment.ts";
import type { Clock } from "./clock.ts";
import { NhnCloudClient } from "./nhn-cloud/nhn-cloud-client.ts";
import { nhnCloudNotices } from "./nhn-cloud/nhn-cloud-notices.ts";
import { nhnCloudSms } from "./nhn-cloud/nhn-cloud-sms.ts";
import { type NoticeSender, noticeFile } from "./notice/notice-sender.ts";
import { type SmsSender, smsOutbox } from "./sms/sms-sender.ts";

/** The senders chosen by the settings: files on this machine, or NHN Cloud. */
export function createMessages(
  settings: MessageSettings,
  clock: Clock,
): { readonly sms: SmsSender; readonly notices: NoticeSender } {
  if (settings.sender === "file") {
    return {
      sms: smsOutbox(settings.smsFile, clock),
      notices: noticeFile(settings.noticeFile, clock),
    };
  }
  return {
    sms: nhnCloudSms(new NhnCloudClient(settings.sms), settings.smsNumber),
    notices: nhnCloudNotices(new NhnCloudClient(settings.alimtalk), settings),
  };
}
