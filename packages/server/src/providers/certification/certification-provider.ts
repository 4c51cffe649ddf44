/** A person whose identity a telecommunications company or bank has confirmed. */
export interface CertifiedPerson {
  readonly name: string;
  readonly gender: "M" | "F" | "U";
  /** `MM-DD` */
  readonly birthday: string;
  /** `YYYY` */
  readonly birthYear: string;
  /** Empty when the method of certification does not confirm one. */
  readonly phoneNumber: string;
  /** The person's CI, which never changes, even with another phone; null if the provider does not send it. */
  readonly uniqueKey: string | null;
}

export interface ProviderCertification {
  readonly impUid: string;
  readonly merchantUid: string | null;
  /** Null when the person cancelled or was not confirmed. */
  readonly person: CertifiedPerson | null;
  readonly certifiedAt: Date | null;
}

/**
 * The company that certifies people. Throws ProviderUnavailable on a timeout or an unusable response; must not
 * be called inside a database transaction.
 */
export interface CertificationProvider {
  find(impUid: string): Promise<ProviderCertification | null>;
}
