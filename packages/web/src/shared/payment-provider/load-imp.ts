import { impOf, type Imp } from "./imp.ts";
import { PaymentWindowError } from "./payment-window-error.ts";

const LOAD_TIMEOUT_MS = 15_000;

let loading: Promise<Imp> | null = null;

/**
 * The provider's browser interface, its script loaded at the first need. A failed load can be tried again.
 * @throws PaymentWindowError
 */
export async function loadImp(scriptUrl: string): Promise<Imp> {
  const present = impOf(window);
  if (present) return present;
  loading ??= load(scriptUrl).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(scriptUrl: string): Promise<Imp> {
  if (scriptUrl === "") throw new PaymentWindowError();
  await appendScript(scriptUrl);
  const imp = impOf(window);
  if (!imp) throw new PaymentWindowError();
  return imp;
}

async function appendScript(url: string): Promise<void> {
  const script = document.createElement("script");
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("timeout")), LOAD_TIMEOUT_MS);
      script.addEventListener("load", () => {
        clearTimeout(timer);
        resolve();
      });
      script.addEventListener("error", () => {
        clearTimeout(timer);
        reject(new Error("script error"));
      });
      script.async = true;
      script.src = url;
      document.head.append(script);
    });
  } catch (cause) {
    // The next try appends a new element: a browser runs each only once.
    script.remove();
    throw new PaymentWindowError({ cause });
  }
}
