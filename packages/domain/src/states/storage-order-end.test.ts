import { expect, it } from "vitest";
import { finalScopes, type FinalScope } from "../storage-order/final-scopes.ts";
import { storageOrderTypes, type StorageOrderType } from "../storage-order/storage-order-types.ts";
import { storageOrderEnd } from "./storage-order-end.ts";

const types = Object.keys(storageOrderTypes).filter(
  (key): key is StorageOrderType => key in storageOrderTypes,
);
const scopes: readonly (FinalScope | null)[] = [
  null,
  ...Object.keys(finalScopes).filter((key): key is FinalScope => key in finalScopes),
];

it("storageOrderEnd never says 모두 when the order ended only a part", () => {
  for (const type of types.filter((name) => name.startsWith("FINAL"))) {
    const { event, sentence } = storageOrderEnd({ type, scope: "PART" });
    expect(sentence).toBe(`${event}. 다른 박스의 보관은 그대로예요.`);
    expect(event).not.toContain("모두");
    expect(storageOrderEnd({ type, scope: "ALL" }).event).toContain("모두");
  }
});

it("storageOrderEnd links to the stored boxes unless the order ended all of them", () => {
  for (const type of types) {
    for (const scope of scopes) {
      const endsAll = type.startsWith("FINAL") && scope !== "PART";
      const { action } = storageOrderEnd({ type, scope });
      expect(action, `${type} ${scope}`).toBe(endsAll ? "NEW_ORDER" : "SEE_BOXES");
    }
  }
});
