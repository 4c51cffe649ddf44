/** Somebody whose identity a telecommunications company or bank has confirmed. */
export interface CertifiedPerson {
  readonly name: string;
  readonly gender: "M" | "F" | "U";
  /** `MM-DD` */
  readonly birthday: string;
  /** `YYYY` */
  readonly birthYear: string;
  /** Empty when the way of certifying does not confirm one. */
  readonly phoneNumber: string;
  /** The same for one person for ever (CI), whatever the phone; null when the provider does not tell. */
  readonly uniqueKey: string | null;
}

/** A certification as the provider knows it. */
export interface ProviderCertification {
  readonly impUid: string;
  readonly merchantUid: string | null;
  /** Null when the person gave up or was not confirmed. */
  readonly person: CertifiedPerson | null;
  readonly certifiedAt: Date | null;
}

/**
 * The company that certifies people. Throws ProviderUnavailable when there is no answer in time; never
 * called inside a database transaction.
 */
export interface CertificationProvider {
  find(impUid: string): Promise<ProviderCertification | null>;
}
