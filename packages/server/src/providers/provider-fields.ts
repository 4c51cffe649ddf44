import { z } from "zod";
import { findUnstorableText } from "../http/validation/storable-text.ts";

/** The largest integer of a PostgreSQL column. */
const MAX_WON = 2_147_483_647;
/** The year 2100; a time in milliseconds is far above. */
const MAX_SECONDS = 4_102_444_800;

/** A text from a provider that the database can store. The length counts UTF-16 units. */
export const providerText = (maxLength = 500) =>
  z
    .string()
    .max(maxLength)
    .refine((text) => findUnstorableText(text) === null);

/** An id or a name that is not empty. */
export const providerId = providerText(255).min(1);

/** An amount in won. */
export const providerWon = z.number().int().min(0).max(MAX_WON);

/** Seconds since 1970; 0 means never. */
export const providerSeconds = z.number().min(0).max(MAX_SECONDS);
