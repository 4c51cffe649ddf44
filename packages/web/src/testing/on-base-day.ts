import { BASE_DAY } from "@damadum/sdk/mocks";
import { setClock } from "./set-clock.ts";

/** `beforeEach` of stories and tests whose scenarios contain dates: sets the clock to 10:00 on their base day. */
export function onBaseDay(): () => void {
  return setClock(`${BASE_DAY}T10:00:00+09:00`);
}
