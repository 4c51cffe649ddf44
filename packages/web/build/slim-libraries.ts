import type { Plugin } from "vite";

const ROUTER = /[/\\]react-router[/\\]dist[/\\]production[/\\]chunk-\w+\.mjs$/;

/**
 * Leaves out what two libraries bring to every page for somebody else (docs/decisions/web-chunks.md): the warnings of
 * react-router's development build, the only one that its `exports` name, and the links by which a `Link` of its own
 * server prefetches; and a helper that @emotion/react imports for its effects, of which it has none.
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
        const links = "function PrefetchPageLinks(";
        if (!code.includes(links)) this.error("react-router prefetches by another name");
        // The old one stays as one that nobody calls, and goes with all that it needs.
        return code.replace(links, `${links}) { return null; }\nfunction UnusedPageLinks(`);
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
