import {
  Badge as StockBadge,
  Button as StockButton,
  Dialog as StockDialog,
} from "@chakra-ui/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import * as primitives from "../components/layout/primitives.tsx";
import { UiProvider } from "../components/ui-provider/ui-provider.tsx";
import { system } from "./system.ts";

const render = (children: ReactNode) => renderToStaticMarkup(<UiProvider>{children}</UiProvider>);

describe("a component whose recipe is left out", () => {
  it.each([
    ["Badge", <StockBadge key="badge">완료</StockBadge>],
    ["Button", <StockButton key="button">결제하기</StockButton>],
    ["Dialog", <StockDialog.Root key="dialog">{null}</StockDialog.Root>],
  ])("throws instead of rendering unstyled: Chakra's %s", (_name, element) => {
    expect(() => render(element)).toThrow(/would render unstyled/);
  });

  it.each(Object.entries(primitives))("is not exported as a primitive: %s", (_name, Primitive) => {
    expect(() => render(<Primitive>짐</Primitive>)).not.toThrow();
  });
});

describe("the system", () => {
  it("contains no token of Chakra's own theme", () => {
    const css = JSON.stringify(system.getTokenCss());
    expect(css).toContain("--dm-colors-brand-solid");
    expect(css).not.toMatch(/teal|purple|--chakra/);
  });

  it("follows the system's preference by media query, not by class", () => {
    const css = JSON.stringify(system.getTokenCss());
    expect(css).toContain("@media screen and (prefers-color-scheme: dark)");
    expect(css).not.toContain(".dark");
  });
});
