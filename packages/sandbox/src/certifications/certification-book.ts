import { createHash, randomInt } from "node:crypto";
import type { Journal } from "../journal/journal.ts";
import { notFound } from "../envelope/envelope.ts";
import type { Certification, CertifiedPerson } from "../records/certification.ts";

/** Every identity check that succeeded. */
export class CertificationBook {
  readonly #journal: Journal;
  readonly #now: () => number;
  readonly #certifications = new Map<string, Certification>();

  constructor(journal: Journal, now: () => number) {
    this.#journal = journal;
    this.#now = now;
    for (const entry of journal.entries) {
      if (entry.kind === "certification") this.#certifications.set(entry.id, entry.value);
    }
  }

  certify(person: CertifiedPerson, merchantUid: string | null, origin: string): Certification {
    const certification: Certification = {
      imp_uid: `imp_${randomInt(1e11, 1e12)}`,
      merchant_uid: merchantUid,
      pg_tid: `sandbox_${randomInt(1e11, 1e12)}`,
      pg_provider: "sandbox_identity",
      ...person,
      birth: Date.parse(`${person.birthday}T00:00:00+09:00`) / 1000,
      foreigner: false,
      carrier: "연습통신",
      certified: true,
      certified_at: this.#now(),
      unique_key: keyOf(person, "everywhere"),
      unique_in_site: keyOf(person, "site"),
      origin,
    };
    this.#journal.write({ kind: "certification", id: certification.imp_uid, value: certification });
    this.#certifications.set(certification.imp_uid, certification);
    return certification;
  }

  certification(impUid: string): Certification {
    const certification = this.#certifications.get(impUid);
    if (certification === undefined) throw notFound("존재하지 않는 인증정보입니다.");
    return certification;
  }
}

/** Stable per person, like CI and DI: the phone is left out because it may change. */
function keyOf({ name, birthday, gender }: CertifiedPerson, scope: string): string {
  return createHash("sha512").update([scope, name, birthday, gender].join("\n")).digest("base64");
}
