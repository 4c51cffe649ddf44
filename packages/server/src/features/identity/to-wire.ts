import type { Selectable } from "kysely";
import type { UsersTable } from "../../db/tables.ts";
import type {
  Certification,
  FoundUsername,
  PreparedCertification,
} from "@damadum/contract/operations";
import { toInstant } from "../../http/instant.ts";
import type { CertificationResult } from "./create-certification.ts";
import type { prepareCertification } from "./prepare-certification.ts";

export function toPreparedCertification(
  prepared: Awaited<ReturnType<typeof prepareCertification>>,
): PreparedCertification {
  return {
    merchant_uid: prepared.merchantUid,
    account_code: prepared.accountCode,
    pg: prepared.channel,
    expires_at: toInstant(prepared.expiresAt),
  };
}

export function toCertification(result: CertificationResult): Certification {
  const { uid, impUid, merchantUid, person } = result;
  const { name, gender, birthday, birthYear, phoneNumber } = person;
  return {
    uid,
    imp_uid: impUid,
    merchant_uid: merchantUid,
    gender,
    name,
    birthday,
    birth_year: birthYear,
    phone_number: phoneNumber,
  };
}

export function toFoundUsername(
  member: Pick<Selectable<UsersTable>, "username" | "type" | "created_at">,
): FoundUsername {
  const { username, type, created_at: createdAt } = member;
  return { username, type, created_at: toInstant(createdAt) };
}
