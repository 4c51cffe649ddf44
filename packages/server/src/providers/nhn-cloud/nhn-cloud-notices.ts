import type { NhnCloudChannel } from "../../settings/message-environment.ts";
import type { NoticeSender } from "../notice/notice-sender.ts";
import type { NhnCloudClient } from "./nhn-cloud-client.ts";

const PATH = "/alimtalk/v2.3/appkeys/{appKey}/messages";

/** Notices by NHN Cloud's KakaoTalk Bizmessage, which falls back to LMS when Kakao cannot deliver. */
export function nhnCloudNotices(
  client: NhnCloudClient,
  { senderKey, smsNumber }: NhnCloudChannel,
): NoticeSender {
  return {
    async send({ key, to, template, variables, text, button }) {
      const recipient = {
        recipientNo: to.replaceAll("-", ""),
        templateParameter: variables,
        resendParameter: {
          isResend: true,
          resendType: "LMS",
          resendContent: `${text}\n${button.url}`,
          resendSendNo: smsNumber,
        },
        recipientGroupingKey: key,
      };
      const body = {
        senderKey,
        templateCode: template,
        senderGroupingKey: key,
        recipientList: [recipient],
      };
      await client.post({ path: PATH, key, body });
    },
    close: () => client.close(),
  };
}
