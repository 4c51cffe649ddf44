import type { PasskeyName } from "@damadum/sdk";

export const completePasskeyName: PasskeyName = { name: "회사 노트북" };
