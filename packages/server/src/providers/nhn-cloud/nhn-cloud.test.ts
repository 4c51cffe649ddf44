import { MockAgent } from "undici";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Notice } from "../notice/notice-sender.ts";
import { ProviderDeclined, ProviderUnavailable } from "../or-unavailable.ts";
import { NhnCloudClient, nhnCloudNotices, nhnCloudSms } from "./nhn-cloud.ts";

const ORIGIN = "https://nhn.example";
let agent: MockAgent;
let client: NhnCloudClient;

beforeEach(() => {
  agent = new MockAgent();
  agent.disableNetConnect();
  client = new NhnCloudClient({ apiUrl: ORIGIN, appKey: "app", secretKey: "secret" }, agent);
});
afterEach(() => agent.close());

const notice: Notice = {
  key: "notice-7",
  to: "010-1234-5678",
  channel: "KAKAO",
  template: "MV_PAYMENT",
  variables: { 이름: "김*아" },
  text: "김*아님, 예약했어요.",
  button: { name: "이사 보기", url: "https://web.example/my" },
};
const channel = { senderKey: "sender", smsNumber: "0200000000" };
const done = { header: { isSuccessful: true, resultCode: 0, resultMessage: "SUCCESS" } };

const alimtalk = (status: number, answer: unknown) => {
  const sent: { headers?: unknown; body?: unknown } = {};
  agent
    .get(ORIGIN)
    .intercept({
      method: "POST",
      path: "/alimtalk/v2.3/appkeys/app/messages",
      headers: (headers) => {
        sent.headers = headers;
        return true;
      },
      body: (body) => {
        sent.body = JSON.parse(body);
        return true;
      },
    })
    .reply(status, typeof answer === "string" ? answer : JSON.stringify(answer));
  return sent;
};
const notices = () => nhnCloudNotices({ alimtalk: client, sms: client }, channel);
const send = () => notices().send(notice);

describe("notices by NHN Cloud", () => {
  it("are sent as LMS alone, with the same key, when the member chose text messages", async () => {
    const sent: { body?: unknown } = {};
    agent
      .get(ORIGIN)
      .intercept({
        method: "POST",
        path: "/sms/v3.0/appKeys/app/sender/mms",
        headers: { "x-nc-api-idempotency-key": "notice-7" },
        body: (body) => {
          sent.body = JSON.parse(body);
          return true;
        },
      })
      .reply(200, { ...done, body: { data: { sendResultList: [{ resultCode: 0 }] } } });
    await notices().send({ ...notice, channel: "SMS" });
    expect(sent.body).toMatchObject({
      body: "김*아님, 예약했어요.\nhttps://web.example/my",
      recipientList: [{ recipientNo: "01012345678" }],
    });
  });

  it("are sent as Alimtalk with an LMS fallback, and the same key at each attempt", async () => {
    const sent = alimtalk(200, { ...done, message: { sendResults: [{ resultCode: 0 }] } });
    await send();
    expect(sent.headers).toMatchObject({
      "x-secret-key": "secret",
      "x-nc-api-idempotency-key": "notice-7",
    });
    expect(sent.body).toMatchObject({
      senderKey: "sender",
      templateCode: "MV_PAYMENT",
      recipientList: [
        {
          recipientNo: "01012345678",
          templateParameter: { 이름: "김*아" },
          resendParameter: {
            isResend: true,
            resendContent: "김*아님, 예약했어요.\nhttps://web.example/my",
            resendSendNo: "0200000000",
          },
        },
      ],
    });
  });

  it("fail when NHN Cloud rejects, or answers nonsense", async () => {
    alimtalk(200, { header: { isSuccessful: false, resultCode: -1000, resultMessage: "no" } });
    await expect(send()).rejects.toThrow(new ProviderDeclined("result -1000"));
    alimtalk(200, { ...done, message: { sendResults: [{ resultCode: -3008 }] } });
    await expect(send()).rejects.toThrow(new ProviderDeclined("recipient -3008"));
    alimtalk(200, "<html>");
    await expect(send()).rejects.toThrow(ProviderUnavailable);
    alimtalk(503, done);
    await expect(send()).rejects.toThrow(ProviderUnavailable);
    await expect(send()).rejects.toThrow("does not answer");
  });
});

describe("texts by NHN Cloud", () => {
  it("are sent from our number", async () => {
    const body = {
      title: "담아둠",
      body: "번호 123456",
      sendNo: "0200000000",
      recipientList: [{ recipientNo: "01012345678" }],
    };
    agent
      .get(ORIGIN)
      .intercept({
        method: "POST",
        path: "/sms/v3.0/appKeys/app/sender/auth/mms",
        body: JSON.stringify(body),
      })
      .reply(200, { ...done, body: { data: { sendResultList: [{ resultCode: 0 }] } } });
    const sms = nhnCloudSms(client, "0200000000");
    await sms.send({ to: "010-1234-5678", text: "번호 123456" });
    expect(agent.pendingInterceptors()).toEqual([]);
  });
});
