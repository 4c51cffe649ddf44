import type { HandlersOf } from "../../http/handlers.ts";
import { toInstant } from "../../http/instant.ts";
import type { Services } from "../../services.ts";
import { createCertification } from "./create-certification.ts";
import { findUsernames } from "./find-usernames.ts";
import { prepareCertification } from "./prepare-certification.ts";
import { resetPassword } from "./reset-password.ts";
import { sendPasswordNumber } from "./send-password-number.ts";
import { toCertification, toFoundUsername, toPreparedCertification } from "./to-wire.ts";
import { verifyPasswordNumber } from "./verify-password-number.ts";

export const identityRoutes = (services: Services): HandlersOf<"identity"> => ({
  async prepareCertification({ address }) {
    const prepared = await prepareCertification(services, address);
    return { status: 201, body: toPreparedCertification(prepared) };
  },
  async createCertification({ body, address }) {
    const { imp_uid: impUid, merchant_uid: merchantUid } = body;
    const brought = { impUid, ...(merchantUid === undefined ? {} : { merchantUid }), address };
    return { status: 201, body: toCertification(await createCertification(services, brought)) };
  },
  async findUsernames({ path, address }) {
    const found = await findUsernames(services, { uid: path.uid, address });
    return { status: 200, body: { usernames: found.map(toFoundUsername) } };
  },
  async sendPasswordNumber({ body, address }) {
    const sent = await sendPasswordNumber(services, { username: body.username, address });
    const { expiresAt, resendAt } = sent;
    return {
      status: 200,
      body: { expires_at: toInstant(expiresAt), resend_at: toInstant(resendAt) },
    };
  },
  async verifyPasswordNumber({ body, address }) {
    const { username, number } = body;
    const ticket = await verifyPasswordNumber(services, { username, number, address });
    const { resetToken, expiresAt } = ticket;
    return { status: 200, body: { reset_token: resetToken, expires_at: toInstant(expiresAt) } };
  },
  async resetPassword({ body, address }) {
    const { username, passwd, reset_token: resetToken } = body;
    await resetPassword(services, { username, passwd, resetToken, address });
    return { status: 204 };
  },
});
