import { isApiError } from "@damadum/sdk";
import { useState } from "react";
import {
  certifiedPerson,
  clearCertifiedPerson,
  type CertifiedPerson,
} from "../state/certified-person.ts";

interface CertifiedSignupState {
  readonly person: CertifiedPerson | null;
  /** The server no longer takes the identity check that this signup was to be sent with. */
  readonly isExpired: boolean;
  /** Runs the signup; whatever it ends with, a used identity check is not kept. */
  readonly sendWithPerson: <T>(send: () => Promise<T>) => Promise<T>;
}

/** Who was certified before this signup, for as long as the server takes it. */
export function useCertifiedPerson(): CertifiedSignupState {
  const [person, setPerson] = useState(certifiedPerson);
  const [isExpired, setIsOver] = useState(false);

  async function sendWithPerson<T>(send: () => Promise<T>): Promise<T> {
    try {
      const answer = await send();
      clearCertifiedPerson();
      return answer;
    } catch (error) {
      if (person !== null && isApiError(error) && error.problem.code === "ticket_invalid") {
        clearCertifiedPerson();
        setPerson(null);
        setIsOver(true);
      }
      throw error;
    }
  }

  return { person, isExpired, sendWithPerson };
}
