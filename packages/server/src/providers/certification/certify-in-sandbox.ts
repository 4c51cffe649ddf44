import { callSandbox } from "../payment/sandbox-hooks.ts";
import type { CertifiedPerson } from "./certification-provider.ts";
import { certificationSchema } from "./portone-certifications.ts";

/** Certifies a made-up person in the sandbox without a window; null when there is no sandbox. */
export async function certifyInSandbox(
  apiUrl: string,
  person: {
    readonly name: string;
    /** `YYYY-MM-DD` */
    readonly birthday: string;
    readonly gender: "male" | "female";
    readonly phone: string;
  },
): Promise<CertifiedPerson | null> {
  const call = { apiUrl, path: "/hooks/certifications", body: { person } };
  return (await callSandbox(call, certificationSchema))?.person ?? null;
}
