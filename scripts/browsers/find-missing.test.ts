import { expect, it } from "vitest";
import { findMissing, findMissingCss } from "./find-missing.ts";
import { missingFeatures } from "./missing-features.ts";

const missing = missingFeatures();
const featuresOf = (code: string) => findMissing(code, missing).map(({ feature }) => feature);

it.each([
  ["URL.parse(path)", "URL.parse"],
  ["const { withResolvers } = Promise", "Promise.withResolvers"],
  ["globalThis.Promise.try(work)", "Promise.try"],
  ["AbortSignal.any([one, other])", "AbortSignal.any"],
  ["Object.groupBy(list, key)", "Object.groupBy"],
  ["await Array.fromAsync(list)", "Array.fromAsync"],
  ["chosen.union(others)", "union()"],
  ["text.isWellFormed?.length, map.values().take(2)", "take()"],
  ["Array.prototype.flat.call(list); Set.prototype.union.call(one, other)", "Set.union"],
  ["element.showPopover()", "showPopover()"],
  ["navigator.share(data)", "Navigator.share"],
  ["document.startViewTransition(change)", "Document.startViewTransition"],
  ["new Intl.DurationFormat('ko')", "Intl.DurationFormat"],
  ["requestIdleCallback(work)", "requestIdleCallback"],
  ["new window.BarcodeDetector()", "window.BarcodeDetector"],
  ["Temporal.Now.instant()", "Temporal"],
  ["list.addEventListener('scrollend', stop)", "scrollend event"],
  ["element.checkVisibility()", "checkVisibility()"],
  ["/[\\p{L}--[a-z]]/v.test(text)", "regular expression: v"],
  ["new RegExp('(?i:a)b')", "regular expression: modifier"],
  ["/(?<a>.)x|y(?<a>.)/.exec(text)", "regular expression: duplicate_named_capturing_groups"],
  ["css({ '&:user-invalid': { color } })", ":user-invalid"],
  ["const color = `light-dark(${one}, ${other})`", "light-dark("],
  ["css({ '@starting-style': { opacity: 0 } })", "@starting-style"],
])("findMissing finds the newer feature in %s", (code, feature) => {
  expect(featuresOf(code)).toEqual(expect.arrayContaining([feature]));
});

it.each([
  "list.toSorted().at(-1); structuredClone(list); AbortSignal.timeout(1000); new Intl.Segmenter('ko')",
  "if (typeof requestIdleCallback === 'function') requestIdleCallback(work)",
  "if ('share' in navigator) navigator.share(data)",
  "URL.parse?.(path)",
  "const parse = URL.parse ? (text) => URL.parse(text) : (text) => new URL(text)",
  "if (document.startViewTransition) document.startViewTransition(change)",
  "function go(navigation) { return navigation.state }",
  "import { scheduler } from 'x'; scheduler()",
  "const memory = navigator.deviceMemory",
  "css({ '&:has(input:focus-visible)': { minHeight: '100dvh' } })",
])("findMissing finds nothing in %s", (code) => {
  expect(featuresOf(code)).toEqual([]);
});

it("findMissing reports a use when only another function asks for it", () => {
  const code = "function ask() { return 'share' in navigator } function go() { navigator.share() }";
  expect(featuresOf(code)).toEqual(["Navigator.share"]);
});

it("findMissing says which version brought a feature", () => {
  expect(findMissing("URL.parse('/')", missing)[0]?.needs).toMatch(/safari_ios 18.*chrome 126/);
});

it("findMissingCss finds selectors, at-rules and functions of a style sheet", () => {
  const sheet = "a:popover-open { color: light-dark(red, blue) } @scope (a) { b { top: 0 } }";
  expect(findMissingCss(sheet, missing).map(({ feature }) => feature)).toEqual([
    ":popover-open",
    "light-dark(",
    "@scope",
  ]);
});
