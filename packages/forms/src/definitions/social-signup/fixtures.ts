import { completeSignup } from "../signup/fixtures.ts";
import type { SocialSignup } from "./form.ts";

/** A social signup with everything filled in, marketing refused. */
export const completeSocialSignup: SocialSignup = {
  name: "김담아",
  phone_number: "010-1234-5678",
  email: "dama@example.com",
  birthyear: "1992",
  birthday: "03-14",
  gender: "F",
  consents: completeSignup.consents,
};

/** What the page adds: the ticket of the social account. */
export const added = { sns_id: "kW3nV8qZrT1yB6mJ0xLc4sHd9fGpE2aUi7oNtQvXw5R" };
