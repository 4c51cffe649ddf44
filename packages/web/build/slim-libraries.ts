import type { Plugin } from "vite";

const ROUTER = /[/\\]react-router[/\\]dist[/\\]production[/\\]chunk-\w+\.mjs$/;

/** Functions of react-router that only its own server needs, with the body that suffices without one. */
const SERVERLESS_STUBS = {
  PrefetchPageLinks: "return null;",
  usePrefetchBehavior: "return [false, null, {}];",
  deserializeErrors: "return null;",
};

/** An unused component, which setting its displayName would keep in the bundle. */
const UNUSED_FORM = [
  ["var Form = React10.forwardRef(", "var Form = /* @__PURE__ */ React10.forwardRef("],
  ['Form.displayName = "Form";', ""],
] as const;

/**
 * Removes code of two libraries that no page here needs (docs/decisions/web-chunks.md): from react-router the warnings
 * of its development build (the only build in its `exports`), what a `Link` and an error need with its own server, and
 * its Form; from @emotion/react a helper that it imports for side effects, which that helper does not have.
 */
export function slimLibraries(): Plugin {
  return {
    name: "damadum:slim-libraries",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /^(?:react-router|react-router\/dom|hoist-non-react-statics)$/ },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (resolved === null) return null;
        if (source === "hoist-non-react-statics") return { ...resolved, moduleSideEffects: false };
        return { ...resolved, id: resolved.id.replace(/([/\\])development\1/, "$1production$1") };
      },
    },
    transform: {
      filter: { id: ROUTER },
      handler(code) {
        if (!code.includes("function PrefetchPageLinksImpl(")) return null;
        let slim = code;
        const replace = (found: string, replacement: string) => {
          if (!slim.includes(found)) this.error(`react-router has no "${found}" any more`);
          slim = slim.replace(found, () => replacement);
        };
        for (const [name, body] of Object.entries(SERVERLESS_STUBS)) {
          // Renames the original, which tree shaking then drops with all that it needs.
          const head = `\nfunction ${name}(`;
          replace(head, `${head}) { ${body} }\nfunction unused${name}(`);
        }
        for (const [found, replacement] of UNUSED_FORM) replace(found, replacement);
        return slim;
      },
    },
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk") continue;
        const left = output.moduleIds.find((id) =>
          /react-router[/\\]dist[/\\]development/.test(id),
        );
        if (left !== undefined) this.error(`This is for development: ${left}`);
      }
    },
  };
}
