import { camelKeys, snakeKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import { toInstant } from "../../http/instant.ts";
import type { Services } from "../../services.ts";
import { createCertification, prepareCertification } from "./create-certification.ts";
import { resetPassword, findUsernames } from "./reset-password.ts";
import { sendPasswordNumber } from "./send-password-number.ts";
import { verifyPasswordNumber } from "./verify-password-number.ts";

export const identityRoutes = (services: Services): HandlersOf<"identity"> => ({
  async prepareCertification({ address }) {
    const { channel: pg, expiresAt, ...rest } = await prepareCertification(services, address);
    return { status: 201, body: { ...snakeKeys(rest), pg, expires_at: toInstant(expiresAt) } };
  },
  async createCertification({ body, address }) {
    const claim = { ...camelKeys(body), address };
    const { person, ...ticket } = await createCertification(services, claim);
    const { uniqueKey: _secret, ...shown } = person;
    return { status: 201, body: snakeKeys({ ...ticket, ...shown }) };
  },
  async findUsernames({ path, address }) {
    const found = await findUsernames(services, { uid: path.uid, address });
    const usernames = found.map(({ created_at: createdAt, ...member }) => ({
      ...member,
      created_at: toInstant(createdAt),
    }));
    return { status: 200, body: { usernames } };
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
