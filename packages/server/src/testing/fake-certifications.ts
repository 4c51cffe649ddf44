import { assertOutsideTransaction } from "../db/transaction.ts";
import type {
  CertificationProvider,
  CertifiedPerson,
  ProviderCertification,
} from "../providers/certification/certification-provider.ts";
import type { Clock } from "../providers/clock.ts";
import { ProviderUnavailable } from "../providers/or-unavailable.ts";

const certifiedPerson: CertifiedPerson = {
  name: "김담아",
  gender: "F",
  birthday: "03-14",
  birthYear: "1992",
  phoneNumber: "010-2222-3333",
  uniqueKey: "ci-of-dama",
};

/** An in-memory certification provider; tests decide who is certified. */
export class FakeCertifications implements CertificationProvider {
  readonly #known = new Map<string, ProviderCertification>();
  readonly #clock: Clock;
  #lastId = 0;
  /** While true, every call throws ProviderUnavailable. */
  down = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async find(impUid: string): Promise<ProviderCertification | null> {
    assertOutsideTransaction("a call to the certification provider");
    await Promise.resolve();
    if (this.down) throw new ProviderUnavailable("The provider is down");
    return this.#known.get(impUid) ?? null;
  }

  /** Certifies a person as in the window; null cancels. Returns the provider's id. */
  certify(merchantUid: string | null, person: Partial<CertifiedPerson> | null = {}): string {
    this.#lastId += 1;
    const impUid = `imp_9${String(this.#lastId).padStart(11, "0")}`;
    this.#known.set(impUid, {
      impUid,
      merchantUid,
      person: person === null ? null : { ...certifiedPerson, ...person },
      certifiedAt: person === null ? null : this.#clock(),
    });
    return impUid;
  }
}
