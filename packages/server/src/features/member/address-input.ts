import type { CheckedPlace } from "@damadum/domain";

/** A submitted address book entry: its name, the place, and whether forms start with it. */
export interface AddressInput extends CheckedPlace {
  readonly name: string;
  readonly isDefault: boolean;
}
