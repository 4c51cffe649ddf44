import { loadFromScript } from "@damadum/browser";
import { impOf, type Imp } from "./imp.ts";
import { PaymentWindowError } from "./payment-window-error.ts";

const LOAD_TIMEOUT_MS = 15_000;

/**
 * The provider's browser interface, its script loaded at the first need. A failed load can be tried again.
 * @throws PaymentWindowError
 */
export async function loadImp(scriptUrl: string): Promise<Imp> {
  try {
    return await loadFromScript(scriptUrl, {
      find: () => impOf(window),
      timeoutMs: LOAD_TIMEOUT_MS,
    });
  } catch (cause) {
    throw new PaymentWindowError({ cause });
  }
}
