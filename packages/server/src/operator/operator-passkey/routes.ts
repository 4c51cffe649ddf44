import {
  consoleSite,
  loginOperatorWithPasskey,
  startOperatorPasskeyLogin,
} from "../../account/passkey/login-operator.ts";
import { listPasskeys } from "../../account/passkey/passkey-store.ts";
import { addPasskey, removePasskey, startPasskey } from "../../account/passkey/passkeys.ts";
import { camelKeys, snakeKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import { toInstant } from "../../http/instant.ts";
import type { Services } from "../../services.ts";
import { logOwn } from "../action-log/log-actions.ts";

export const operatorPasskeyRoutes = (services: Services): HandlersOf<"operator-passkey"> => {
  const { db } = services;
  const site = consoleSite(services);
  return {
    async startOperatorPasskeyLogin({ body, address }) {
      const challenge = await startOperatorPasskeyLogin(services, { ...body, address });
      return { status: 200, body: snakeKeys(challenge) };
    },
    async loginOperatorWithPasskey({ body, address }) {
      const signed = { assertion: camelKeys(body), address };
      const { userId, tokens } = await loginOperatorWithPasskey(services, signed);
      await logOwn(services, userId, { command: "login passkey", address });
      return { status: 200, body: snakeKeys(tokens) };
    },
    async listOperatorPasskeys({ caller }) {
      const passkeys = await listPasskeys(db, { ...site, userId: caller.userId });
      return { status: 200, body: { passkeys: passkeys.map(toPasskey) } };
    },
    async startOperatorPasskey({ caller, body }) {
      const creation = await startPasskey(services, site, { ...caller, ...body });
      return { status: 200, body: snakeKeys(creation) };
    },
    async addOperatorPasskey({ caller, body, address }) {
      const passkey = await addPasskey(services, site, { ...caller, ...camelKeys(body) });
      const own = { command: "passkeys add", address, made: passkey.id };
      await logOwn(services, caller.userId, own);
      return { status: 201, body: toPasskey(passkey) };
    },
    async removeOperatorPasskey({ caller, path, address }) {
      const { id } = path;
      await removePasskey(db, { ...site, userId: caller.userId, id });
      await logOwn(services, caller.userId, { command: "passkeys remove", address, made: id });
      return { status: 204 };
    },
  };
};

function toPasskey(passkey: {
  readonly id: string;
  readonly name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}) {
  const { id, name, created_at: addedAt, last_used_at: usedAt } = passkey;
  return {
    id,
    name,
    added_at: toInstant(addedAt),
    last_used_at: usedAt === null ? null : toInstant(usedAt),
  };
}
