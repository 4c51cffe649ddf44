import { limits } from "@damadum/contract";
import { formatPhoneNumber } from "@damadum/domain";
import { z } from "zod";
import type { PortoneClient } from "../payment/portone-client.ts";
import { providerId, providerSeconds, providerText } from "../provider-fields.ts";
import type {
  CertificationProvider,
  CertifiedPerson,
  ProviderCertification,
} from "./certification-provider.ts";

const text = providerText().nullish();

/** A certification in PortOne V1; `phone` is present only if our contract with it includes it. */
export const certificationSchema = z
  .object({
    imp_uid: providerId,
    merchant_uid: text,
    certified: z.boolean(),
    certified_at: providerSeconds.nullish(),
    name: providerText(limits.PersonName.maxLength).nullish(),
    gender: text,
    birthday: text,
    phone: text,
    unique_key: text,
  })
  .transform((answer): ProviderCertification => ({
    impUid: answer.imp_uid,
    merchantUid: answer.merchant_uid ?? null,
    person: answer.certified ? personOf(answer) : null,
    // Seconds since 1970; 0 means never.
    certifiedAt: answer.certified_at ? new Date(answer.certified_at * 1000) : null,
  }));

/** Certifications through PortOne V1, real or sandbox depending on the settings. */
export function portoneCertifications(client: PortoneClient): CertificationProvider {
  return { find: (impUid) => client.findByImpUid("certifications", impUid, certificationSchema) };
}

const genders = new Map<string, CertifiedPerson["gender"]>([
  ["male", "M"],
  ["female", "F"],
]);

function personOf(answer: {
  readonly name?: string | null | undefined;
  readonly gender?: string | null | undefined;
  readonly birthday?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly unique_key?: string | null | undefined;
}): CertifiedPerson | null {
  const [, birthYear, birthday] = /^(\d{4})-(\d{2}-\d{2})$/.exec(answer.birthday ?? "") ?? [];
  if (!answer.name || birthYear === undefined || birthday === undefined) return null;
  return {
    name: answer.name,
    gender: genders.get(answer.gender ?? "") ?? "U",
    birthday,
    birthYear,
    phoneNumber: formatPhoneNumber(answer.phone ?? ""),
    uniqueKey: answer.unique_key || null,
  };
}
