import type { CheckedPlace } from "@damadum/domain";

/** An address book entry as it is sent: its name, the place, and whether forms begin with it. */
export interface AddressInput extends CheckedPlace {
  readonly name: string;
  readonly isDefault: boolean;
}
