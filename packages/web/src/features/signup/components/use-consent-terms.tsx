import type { ConsentKind } from "@damadum/domain";
import type { FormContext } from "@damadum/forms";
import { lazy, Suspense, useCallback, useState, type ReactNode } from "react";
import { loadChunk } from "../../../shared/browser/load-chunk.ts";
import { termsPages, type TermsName } from "../../../shared/terms/terms-pages.ts";

const TermsSheet = lazy(async () => ({
  default: (await loadChunk(() => import("./terms-sheet.tsx"))).TermsSheet,
}));

const termsOfConsents: Readonly<Record<ConsentKind, readonly TermsName[]>> = {
  TERMS: ["use", "user"],
  PRIVACY: ["privacy"],
  AGE_14: [],
  MARKETING: [],
};

interface ConsentTerms {
  readonly termsOf: NonNullable<FormContext["termsOf"]>;
  /** Rendered beside the form, which keeps its state. */
  readonly sheet: ReactNode;
}

/** The terms behind the consents of a form, opened in a sheet; sheet and text are loaded on the first press. */
export function useConsentTerms(): ConsentTerms {
  const [open, setOpen] = useState<TermsName | null>(null);
  const termsOf = useCallback<ConsentTerms["termsOf"]>(
    (kind) =>
      termsOfConsents[kind].map((name) => ({
        title: termsPages[name].title,
        open: () => setOpen(name),
      })),
    [],
  );
  return {
    termsOf,
    sheet: open !== null && (
      <Suspense>
        <TermsSheet name={open} onClose={() => setOpen(null)} />
      </Suspense>
    ),
  };
}
