import { traverse, types, type NodePath } from "storybook/internal/babel";
import type { CsfFile } from "storybook/internal/csf-tools";

/**
 * Whether a story uses some operation's scenario of that name, such as `scenarios.getMe.error` (500, not 429). Handlers
 * that its `play` sets do not count: they come too late.
 */
export function usesScenario(file: CsfFile, story: string, state: string): boolean {
  const { start: from = 0, end: to = 0 } = file.getStoryExport(story);
  let isUsed = false;
  traverse(file._ast, {
    ObjectProperty: skipPlay,
    ObjectMethod: skipPlay,
    MemberExpression: (path) => {
      const { start: at = 0 } = path.node;
      if (Number(at) < Number(from) || Number(at) >= Number(to)) return;
      if (isNamed(path, state) && isOperation(path.get("object"))) isUsed = true;
    },
  });
  return isUsed;
}

function skipPlay(path: NodePath<types.ObjectProperty> | NodePath<types.ObjectMethod>): void {
  if (types.isIdentifier(path.node.key, { name: "play" })) path.skip();
}

/** `scenarios.getMe`, or a constant bound to it. */
function isOperation(path: NodePath): boolean {
  if (path.isMemberExpression()) return isScenarios(path.get("object"));
  const constant = declarationOf(path);
  if (!constant?.isVariableDeclarator()) return false;
  const value = constant.get("init");
  if (!value.hasNode()) return false;
  return constant.get("id").isObjectPattern() ? isScenarios(value) : isOperation(value);
}

/** The SDK's `scenarios` themselves. */
function isScenarios(path: NodePath): boolean {
  const imported = declarationOf(path);
  return (
    imported?.isImportSpecifier() === true &&
    imported.get("imported").isIdentifier({ name: "scenarios" })
  );
}

function declarationOf(path: NodePath): NodePath | undefined {
  return path.isIdentifier() ? path.scope.getBinding(path.node.name)?.path : undefined;
}

function isNamed(path: NodePath, name: string): boolean {
  return (
    path.isMemberExpression({ computed: false }) && path.get("property").isIdentifier({ name })
  );
}
