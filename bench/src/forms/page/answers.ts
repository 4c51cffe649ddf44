import { consentDocuments } from "@damadum/domain";
import type { EstimateDraft, SignupRequest } from "@damadum/sdk";
import { newHome, oldHome } from "@damadum/sdk/fixtures";

const { detail, ...street } = oldHome;

/** The day on which the forms are filled in. */
export const today = "2026-11-20";

/** A quote with every question answered except the measured one. */
export const quote = {
  start: street,
  destination: newHome,
  items: [
    { item_id: "bed-single", count: 1 },
    { item_id: "desk", count: 2 },
  ],
  move_date: "2026-12-12",
  move_time: "09:00",
  use_boxes: false,
  heavy_load: false,
  extra_help: false,
} as const satisfies Omit<EstimateDraft, "start"> & {
  readonly start: Omit<EstimateDraft["start"], "detail">;
};

/** The same with the detail of the start, so that the last step can be reached. */
export const quoteWithDetail = {
  ...quote,
  start: { ...quote.start, detail },
} as const;

/** A signup up to its last step. */
export const signup: Pick<SignupRequest, "username" | "passwd" | "consents"> = {
  username: "damadum01",
  passwd: "Box!2026go",
  consents: consentDocuments.map(({ kind, version, required }) => ({
    kind,
    version,
    agreed: required,
  })),
};
