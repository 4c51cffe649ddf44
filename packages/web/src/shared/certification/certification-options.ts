import { createCertification } from "@damadum/sdk";
import { queryOptions } from "@tanstack/react-query";

/** What the return address of an identity check names: its number at the provider and with us. */
export interface ReturnedCertification {
  readonly impUid: string;
  readonly merchantUid: string;
}

/**
 * Who was certified. A POST by name, but asked with both numbers it has the same answer for ten minutes, so it is
 * read like a query: reloading and coming back twice are no matter.
 */
export function certificationOptions({ impUid, merchantUid }: ReturnedCertification) {
  return queryOptions({
    queryKey: ["createCertification", impUid, merchantUid],
    queryFn: ({ signal }) =>
      createCertification({ imp_uid: impUid, merchant_uid: merchantUid }, { signal }),
    staleTime: Infinity,
    retry: false,
  });
}
