import { BASE_DAY } from "@damadum/sdk/mocks";
import { setClock } from "./set-clock.ts";

/** `beforeEach` of stories and tests whose scenarios speak of days: it is 10 o'clock of the day that they speak of. */
export function onBaseDay(): () => void {
  return setClock(`${BASE_DAY}T10:00:00+09:00`);
}
