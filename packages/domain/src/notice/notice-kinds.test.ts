import { describe, expect, it } from "vitest";
import { channelsOfKind, noticeKinds, type NoticeKind } from "./notice-kinds.ts";

describe("channelsOfKind", () => {
  it.each<[NoticeKind, boolean]>([
    ["CONTRACT", false],
    ["PAYMENT", false],
    ["SECURITY", false],
    ["VISIT", true],
    ["PROGRESS", true],
  ])("lets a member switch off %s only when no contract needs it", (kind, canBeOff) => {
    expect(channelsOfKind(kind).includes("OFF")).toBe(canBeOff);
    expect(noticeKinds[kind].isNeeded).toBe(!canBeOff);
  });
});
