import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import { childrenOf, type Node } from "../browsers/syntax.ts";
import { root } from "../root.ts";

// Page translation replaces each text node. React then changes one that nobody sees, or fails to remove it or to insert
// something before it, which ends the page. A text that is the only child of its element is safe.

/** Texts of JSX that change, come or go beside other children, or follow something that does. */
function findLooseTexts(path: string, code: string): string[] {
  const { program } = parseSync(path, code);
  const found: string[] = [];
  visit(program);
  return found;

  function visit(node: Node): void {
    if (node.type === "JSXElement" || node.type === "JSXFragment") {
      const children = node.children.filter((child) => !isBlank(child));
      children.forEach((child, index) => {
        if (children.length > 1 && isLoose(child, children, index)) {
          const line = code.slice(0, child.start).split("\n").length;
          found.push(`${path}:${line} ${code.slice(child.start, child.end).trim()}`);
        }
      });
    }
    for (const [, child] of childrenOf(node)) visit(child);
  }
}

function isLoose(child: Node, siblings: readonly Node[], index: number): boolean {
  if (child.type === "JSXText") return siblings.slice(0, index).some(comesAndGoes);
  if (child.type !== "JSXExpressionContainer") return false;
  const touchesText = [siblings[index - 1], siblings[index + 1]].some(
    (sibling) => sibling !== undefined && isText(sibling),
  );
  return yieldsText(child.expression) || (touchesText && isValue(child.expression));
}

function isBlank(node: Node): boolean {
  if (node.type === "JSXText") return /^\s*$/.test(node.value);
  return node.type === "JSXExpressionContainer" && node.expression.type === "JSXEmptyExpression";
}

function isText(node: Node): boolean {
  return (
    node.type === "JSXText" ||
    (node.type === "JSXExpressionContainer" && node.expression.type === "Literal")
  );
}

function comesAndGoes(node: Node): boolean {
  return (
    node.type === "JSXExpressionContainer" &&
    ["ConditionalExpression", "LogicalExpression"].includes(node.expression.type)
  );
}

/** Whether an expression certainly yields a text that differs from time to time. */
function yieldsText(node: Node): boolean {
  const isString = (each: Node) =>
    yieldsText(each) || (each.type === "Literal" && typeof each.value === "string");
  switch (node.type) {
    case "TemplateLiteral":
      return true;
    case "ConditionalExpression":
      return isString(node.consequent) || isString(node.alternate);
    case "LogicalExpression":
      return isString(node.right);
    default:
      return false;
  }
}

/** Whether an expression may yield a text, and does so when a text is beside it. */
function isValue(node: Node): boolean {
  return ["Identifier", "MemberExpression", "CallExpression", "ChainExpression"].includes(
    node.type,
  );
}

it.each([
  "<p>{isPending && '확인하고 있어요'}<Icon /></p>",
  "<p>{isDone ? '올렸어요' : <Spinner />} <b>사진</b></p>",
  "<p>{name ?? '손님'}<Icon /></p>",
  "<p>{formatCount(count)}개 받는 중</p>",
  "<p>{page} / {last}</p>",
  "<p><Icon />{`${count}개`}</p>",
  "<span>{isMarked && <Mark />}추가 요금이 있는 날</span>",
  "<>{count}{' '}개</>",
])("findLooseTexts finds the text in %s", (code) => {
  expect(findLooseTexts("x.tsx", code)).not.toEqual([]);
});

it.each([
  "<p>{`${formatCount(count)}개 받는 중`}</p>",
  "<p>{isPending ? '확인하고 있어요' : '확인했어요'}</p>",
  "<p>{isPending && <span>확인하고 있어요</span>}<Icon /></p>",
  "<p><Icon />사진을 <b>여기에</b> 놓아 주세요</p>",
  "<p>{icon}{children}</p>",
  "<p>{/* why */}{text}</p>",
])("findLooseTexts finds nothing in %s", (code) => {
  expect(findLooseTexts("x.tsx", code)).toEqual([]);
});

it("components, forms and screens keep each text that changes in an element of its own", () => {
  const paths = globSync("packages/{ui/src/components,forms/src,console/src,web/src}/**/*.tsx", {
    cwd: root,
    exclude: ["**/*.{test,stories}.tsx", "**/testing/**"],
  });
  expect(paths.length).toBeGreaterThan(100);
  expect(
    paths.flatMap((path) => findLooseTexts(path, readFileSync(join(root, path), "utf8"))),
  ).toEqual([]);
});
