import type { AddressInput } from "@damadum/sdk";
import { oldHome } from "@damadum/sdk/fixtures";

export const completeAddress: AddressInput = { name: "우리 집", ...oldHome, is_default: true };
