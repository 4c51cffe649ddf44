import * as domain from "@damadum/domain";
import { describe, expect, it } from "vitest";
import { stateMachines } from "../state-machines.ts";
import { allTemplates, noticeDecisionOf } from "./notice-decisions.ts";
import { templateOf, templatesIn, noNotice, type NoticeDecision } from "./notice-decision.ts";
import { fillIn, pathOf, registeredPathOf } from "./notice-template.ts";

/** Kakao's limit. */
const MAX_LETTERS = 1000;

/** Machines that belong to no subject: a delivery step is derived from its order, a payment's end from its subject. */
const ofNoSubject: readonly unknown[] = [domain.deliveryStep, domain.paymentStatus];

const isMachine = (value: unknown): value is domain.StateMachine<string> =>
  typeof value === "object" && value !== null && "initial" in value && "transitions" in value;

const decisions = Object.entries(stateMachines).flatMap(([kind, { states }]) =>
  Object.keys(states).map((state) => [kind, state] as const),
);
const isKind = (text: string): text is keyof typeof stateMachines =>
  Object.hasOwn(stateMachines, text);

describe("the notice decisions", () => {
  it("exist for every state machine of the product", () => {
    const machines = Object.values(domain).filter(isMachine);
    expect(machines.length).toBeGreaterThan(10);
    const decided = new Set<unknown>([...Object.values(stateMachines), ...ofNoSubject]);
    expect(machines.filter((machine) => !decided.has(machine))).toEqual([]);
  });

  it.each(decisions)("%s %s has a template, or a reason for none", (kind, state) => {
    if (!isKind(kind)) throw new Error(`${kind} is no kind of subject`);
    const decision = noticeDecisionOf(kind, state);
    const leaves = "byCase" in decision ? Object.values(decision.byCase) : [decision];
    const silent = leaves.filter((leaf) => "noNotice" in leaf);
    for (const { noNotice: why } of silent) expect(why).toMatch(/^[A-Z].{10,}\.$/);
    expect(silent.length + templatesIn(decision).length).toBe(leaves.length);
    expect(leaves).not.toEqual([]);
  });

  it("have a case for each way into a state with several notices", () => {
    for (const [kind, state] of [
      ["STORAGE_CONTRACT", "ACTIVE"],
      ["COMPANY_WORK", "CONFIRM"],
    ] as const) {
      const decision = noticeDecisionOf(kind, state);
      for (const { from } of ways(kind, state)) {
        expect(() => templateOf(decision, from)).not.toThrow();
      }
    }
    const change = noticeDecisionOf("CONTRACT_CHANGE", "APPLIED");
    for (const kind of Object.keys(domain.contractChangeTypes)) {
      expect(() => templateOf(change, kind)).not.toThrow();
    }
    expect(() => templateOf(change, "OTHER")).toThrow("OTHER");
  });

  it("throw when a state does not exist", () => {
    expect(() => noticeDecisionOf("ESTIMATE", "FLYING")).toThrow("FLYING");
  });
});

const ways = (kind: keyof typeof stateMachines, to: string) => {
  const machine: domain.StateMachine<string> = stateMachines[kind];
  return machine.transitions.filter((transition) => transition.to === to);
};

describe("templateOf", () => {
  const button = { name: "", page: "myCompany", parts: {} } as const;
  const template = { code: "X", kind: "CONTRACT", text: "", button } as const;
  const decision: NoticeDecision = { byCase: { A: template, B: noNotice("why") } };

  it("returns the template of one case", () => {
    expect(templateOf(decision, "A")).toBe(template);
    expect(templateOf(decision, "B")).toBeNull();
    expect(() => templateOf(decision, null)).toThrow("case");
  });
});

describe("the templates", () => {
  it.each(allTemplates)("$code can be registered", ({ code, text, button }) => {
    expect(code).toMatch(/^[A-Z_]{3,20}$/);
    expect(text.length).toBeLessThan(MAX_LETTERS);
    expect(text).toMatch(/^\[담아둠\] #\{이름\}님, .+요\./);
    expect(registeredPathOf(button)).toMatch(/^\/[a-z/]+(#\{[^}]+\}(\/[a-z]+)?)?$/);
  });

  it("can be switched off only when they say nothing about debts, changes or damage", () => {
    const codes = allTemplates
      .filter(({ kind }) => !domain.noticeKinds[kind].isNeeded)
      .map(({ code }) => code);
    expect(codes.filter((code) => !/^(MV|ST)_/.test(code)).toSorted()).toEqual([
      "RM_COMPANY_VISIT",
      "RM_MOVE_CREW",
      "RM_MOVE_ON_WAY",
      "RM_MOVE_VISIT",
      "RM_STORAGE_CREW",
      "RM_STORAGE_ON_WAY",
      "RM_STORAGE_VISIT",
    ]);
    const needed = /WAIT|PAYMENT|CONFIRM|COMPLETE|CANCEL/;
    expect(codes.filter((code) => needed.test(code))).toEqual(["MV_BOX_DEL_COMPLETE"]);
  });

  it("have unique codes", () => {
    expect(new Set(allTemplates.map(({ code }) => code)).size).toBe(allTemplates.length);
  });
});

describe("fillIn", () => {
  it("fills in every variable, and throws when one is missing", () => {
    expect(fillIn("#{이름}님 #{번호} #{이름}", { 이름: "김*아", 번호: "MV1" })).toBe(
      "김*아님 MV1 김*아",
    );
    expect(() => fillIn("#{이름}님", {})).toThrow("이름");
  });
});

describe("pathOf", () => {
  const button = { name: "보기", page: "myStorageOrder", parts: { serial: "번호" } } as const;

  it("returns the page of one subject, and throws when its path is incomplete", () => {
    expect(pathOf(button, { 번호: "ST1" })).toBe("/my/order/storage/ST1");
    expect(registeredPathOf(button)).toBe("/my/order/storage/#{번호}");
    expect(() => pathOf(button, {})).toThrow(RangeError);
  });
});
