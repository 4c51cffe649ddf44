/** An identity check as the provider's REST API shows it. */
export interface Certification {
  imp_uid: string;
  merchant_uid: string | null;
  pg_tid: string;
  pg_provider: string;
  name: string;
  gender: "male" | "female";
  /** Midnight of the birthday in Korea, in seconds since 1970. */
  birth: number;
  /** YYYY-MM-DD */
  birthday: string;
  foreigner: boolean;
  phone: string;
  carrier: string;
  certified: true;
  certified_at: number;
  unique_key: string;
  unique_in_site: string;
  origin: string;
}

/** The person's data as typed on the identity page. */
export type CertifiedPerson = Pick<Certification, "name" | "birthday" | "gender" | "phone">;
