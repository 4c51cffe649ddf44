import type { CertifiedPerson } from "../providers/certification/certification-provider.ts";
import type { SocialProfile } from "../providers/social/social-login.ts";
import { consents } from "./members.ts";
import type { TestServer } from "./test-server.ts";

let count = 0;

export async function certifiedTicket(
  server: TestServer,
  person: Partial<CertifiedPerson> = {},
): Promise<string> {
  const { merchant_uid: merchantUid } = await server.api.ok("prepareCertification");
  const impUid = server.certifications.certify(merchantUid, person);
  const body = { imp_uid: impUid, merchant_uid: merchantUid };
  const { uid } = await server.api.ok("createCertification", { body });
  return uid;
}

/** The ticket of a Kakao account without a member yet. */
export async function socialTicket(
  server: TestServer,
  profile: Partial<SocialProfile> = {},
): Promise<string> {
  count += 1;
  const code = server.social.KAKAO.code({ providerId: `kakao-${count}`, ...profile });
  const answer = await server.api.ok("loginWithKakao", { body: { code } });
  if (!("id" in answer)) throw new Error("The account is known already");
  return answer.id;
}

export function socialSignup(ticket: string) {
  return { sns_id: ticket, name: "김담아", phone_number: "01012345678", consents };
}

/** A member who logs in only with Kakao. */
export async function newKakaoMember(server: TestServer) {
  count += 1;
  const providerId = `kakao-member-${count}`;
  const body = socialSignup(await socialTicket(server, { providerId }));
  const tokens = await server.api.ok("signUpWithTicket", { path: { type: "KAKAO" }, body });
  return { providerId, token: tokens.access_token, refresh: tokens.refresh_token };
}
