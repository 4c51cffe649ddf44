import { faker } from "@faker-js/faker/locale/ko";

import { BASE_DAY, instant } from "./base-day.ts";

/** Makes the generated handlers deterministic: one seed, and dates around 10:00 of one day. */
export function seedMocks(seed = 1, day = BASE_DAY): void {
  faker.seed(seed);
  faker.setDefaultRefDate(instant(day));
}
