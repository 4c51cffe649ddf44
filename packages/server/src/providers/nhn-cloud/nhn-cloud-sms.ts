import { brand } from "@damadum/domain";
import type { SmsSender } from "../sms/sms-sender.ts";
import type { NhnCloudClient } from "./nhn-cloud-client.ts";

/** Our texts exceed the 90 bytes of an SMS, so they go out as LMS, on the fast route for authentication. */
const PATH = "/sms/v3.0/appKeys/{appKey}/sender/auth/mms";

/** Texts by NHN Cloud's SMS product. */
export function nhnCloudSms(client: NhnCloudClient, smsNumber: string): SmsSender {
  return {
    async send({ to, text }) {
      const recipientList = [{ recipientNo: to.replaceAll("-", "") }];
      const body = { title: brand.name, body: text, sendNo: smsNumber, recipientList };
      await client.post({ path: PATH, body });
    },
    close: () => client.close(),
  };
}
