import { isApiError } from "@damadum/sdk";
import { useState } from "react";
import {
  certifiedPerson,
  clearCertifiedPerson,
  type CertifiedPerson,
} from "../state/certified-person.ts";

interface CertifiedSignupState {
  readonly person: CertifiedPerson | null;
  /** The ticket of the identity check has expired. */
  readonly isExpired: boolean;
  /** Sends the signup and clears a used or expired certification. */
  readonly sendWithPerson: <T>(send: () => Promise<T>) => Promise<T>;
}

/** The certified person of this signup, while the server accepts the ticket. */
export function useCertifiedPerson(): CertifiedSignupState {
  const [person, setPerson] = useState(certifiedPerson);
  const [isExpired, setExpired] = useState(false);

  async function sendWithPerson<T>(send: () => Promise<T>): Promise<T> {
    try {
      const answer = await send();
      clearCertifiedPerson();
      return answer;
    } catch (error) {
      if (person !== null && isApiError(error) && error.problem.code === "ticket_invalid") {
        clearCertifiedPerson();
        setPerson(null);
        setExpired(true);
      }
      throw error;
    }
  }

  return { person, isExpired, sendWithPerson };
}
