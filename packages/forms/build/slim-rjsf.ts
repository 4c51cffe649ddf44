import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

/** Modules that no form needs, and their stand-ins. */
const replacements = [
  { module: /@rjsf[/+]core.*[/\\]getDefaultRegistry\.[jt]s$/, standIn: "registry.ts" },
  { module: /@rjsf[/+]utils.*[/\\]shallowAllOfMerge\.[jt]s$/, standIn: "no-all-of.ts" },
  { module: /[/\\]fast-uri[/\\]index\.js$/, standIn: "no-references.ts" },
];
/** Modules that a form must not bundle: a schema compiler (it needs eval), a markdown parser that no form uses. */
const forbidden = /[/\\]node_modules[/\\](?:ajv|ajv-formats|ajv-i18n|markdown-to-jsx)[/\\]/;

/**
 * Vite plugins for every build that contains a form: they replace what no form needs of rjsf, and fail the build
 * when that did not happen, or when ajv, a markdown parser or code made from text is bundled.
 */
export function slimRjsf(): Plugin[] {
  return [replaceUnused(), checkForms()];
}

function replaceUnused(): Plugin {
  return {
    name: "damadum:slim-rjsf",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer) {
      if (
        importer === undefined ||
        !/getDefaultRegistry|shallowAllOfMerge|^fast-uri$/.test(source)
      ) {
        return null;
      }
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      const found = replacements.find(({ module }) => module.test(resolved?.id ?? ""));
      return found === undefined
        ? null
        : fileURLToPath(new URL(`../src/slim/${found.standIn}`, import.meta.url));
    },
  };
}

/** Only the check. */
export function checkForms(): Plugin {
  return {
    name: "damadum:check-forms",
    apply: "build",
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk") continue;
        const left = output.moduleIds.find((id) =>
          replacements.some(({ module }) => module.test(id)),
        );
        if (left !== undefined) this.error(`This should have been replaced: ${left}`);
        const stranger = output.moduleIds.find((id) => forbidden.test(id));
        if (stranger !== undefined) this.error(`A form must not bring this along: ${stranger}`);
        if (holdsForms(output.moduleIds) && makesCode.test(output.code)) {
          this.error(`Code is made from text in ${output.fileName}, which the page's CSP refuses.`);
        }
      }
    },
  };
}

const makesCode = /\bnew Function\b|[^.\w]eval\(/;

function holdsForms(moduleIds: readonly string[]): boolean {
  return moduleIds.some((id) => /@rjsf|packages[/\\]forms[/\\]/.test(id));
}
