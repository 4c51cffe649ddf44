/** The part of a module that dependency-cruiser reports. */
export interface Module {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

/** Folders beside each other that reach each other, with the imports between them. */
export interface Knot {
  readonly folders: readonly string[];
  readonly imports: readonly string[];
}

const product = /^packages\/[^/]+\/src\//;
/** Tests and stories may look from anywhere; generated files are as their generator writes them. */
const free = /\.(test|spec|stories)\.tsx?$|\/(testing|generated)\//;

type Import = readonly [from: string, to: string];

/** Finds the knots among the folders of each folder. dependency-cruiser itself sees only circles of files. */
export function findKnots(modules: readonly Module[]): readonly Knot[] {
  const isOwn = (path: string) => product.test(path) && !free.test(path);
  /** Imports by the folder in which the folders of both files stand beside each other. */
  const byParent = new Map<string, Map<string, Import[]>>();
  for (const { source, dependencies } of modules.filter((module) => isOwn(module.source))) {
    for (const { resolved } of dependencies.filter((one) => isOwn(one.resolved))) {
      const { parent, from, to } = siblings(source, resolved);
      if (from === undefined || to === undefined) continue;
      const imports = byParent.get(parent) ?? new Map<string, Import[]>();
      const key = `${from} ${to}`;
      byParent.set(parent, imports.set(key, [...(imports.get(key) ?? []), [source, resolved]]));
    }
  }
  return [...byParent].flatMap(([parent, imports]) => knotsIn(parent, imports));
}

/** The last folder that two files share, and its folder in which each stands, if it stands in one. */
function siblings(source: string, resolved: string) {
  const [from, to] = [source.split("/"), resolved.split("/")];
  const shared = from.findIndex((part, index) => part !== to[index]);
  const folder = (path: readonly string[]) => (path.length > shared + 1 ? path[shared] : undefined);
  return { parent: from.slice(0, shared).join("/"), from: folder(from), to: folder(to) };
}

function knotsIn(parent: string, imports: ReadonlyMap<string, readonly Import[]>): Knot[] {
  const arrows = [...imports.keys()].map((key) => key.split(" "));
  const reached = new Map<string, ReadonlySet<string>>();
  const reach = (folder: string) => {
    const known = reached.get(folder);
    if (known !== undefined) return known;
    const seen = new Set<string>();
    const waiting = [folder];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      for (const [from, to = ""] of arrows) {
        if (from !== next || seen.has(to)) continue;
        seen.add(to);
        waiting.push(to);
      }
    }
    reached.set(folder, seen);
    return seen;
  };
  const knots = new Map<string, readonly string[]>();
  for (const [folder = ""] of arrows) {
    if (!reach(folder).has(folder)) continue;
    const others = [...reach(folder)].filter((other) => reach(other).has(folder)).toSorted();
    knots.set(others.join(" "), others);
  }
  return [...knots.values()].map((folders) => ({
    folders: folders.map((folder) => `${parent}/${folder}`),
    imports: folders.flatMap((from) =>
      folders.flatMap((to) =>
        (imports.get(`${from} ${to}`) ?? []).map(([source, target]) => `${source} → ${target}`),
      ),
    ),
  }));
}
