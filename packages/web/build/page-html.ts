import { escapeHtml } from "@damadum/host";
import type { RenderedPage } from "../src/app/prerender/rendered-page.ts";
import { headElements, type PageHead } from "../src/shared/router/page-head.ts";

export interface PageScripts {
  /** Source of the boot script. */
  readonly boot: string;
  /** Paths of the chunks that it imports, in this order. */
  readonly chunks: readonly string[];
}

export interface PageInput {
  /** The built index.html, whose head applies to every page. */
  readonly shell: string;
  readonly page: RenderedPage;
  readonly scripts: PageScripts;
  /** The day in Korea on which the page was rendered. */
  readonly day: string;
}

/** Returns the document of a prerendered page; throws when index.html lacks a part to replace. */
export function pageHtml({ shell, page, scripts, day }: PageInput): string {
  const { boot, chunks } = scripts;
  const head = [page.styleTags, bootScript(boot, chunks)].join("\n    ");
  let html = withHead(shell, page.head);
  html = cut(html, /<style>[^<]*<\/style>/);
  html = cut(
    html,
    /(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>|\s)+(?=<\/head>)/,
  );
  html = replace(html, /<\/head>/, `    ${head}\n  </head>`);
  return replace(
    html,
    /<div id="root">[\s\S]*<\/div>(?=\s*<\/body>)/,
    `<div id="root" data-prerendered="${day}">${page.html}</div>`,
  );
}

/** Inline, because a separate file was a request that the first paint on a phone waited for. */
function bootScript(code: string, chunks: readonly string[]): string {
  if (/<\/script|<!--/i.test(code)) throw new Error("The boot script would end where it stands");
  return `<script data-chunks="${chunks.join(" ")}">${code}</script>`;
}

/** Fills the shell's own head elements with this page's values. */
function withHead(shell: string, head: PageHead): string {
  const titled = replace(
    shell,
    /<title>[^<]*<\/title>/,
    `<title>${escapeHtml(head.title)}</title>`,
  );
  return headElements(head).reduce((html, [selector, attribute, value]) => {
    const [tag, name] = selector.replace("]", "").split("[");
    const element = `<${tag} ${name} ${attribute}="${escapeHtml(value)}" />`;
    return replace(html, new RegExp(String.raw`<${tag}\s+${name}[^>]*>`), element);
  }, titled);
}

function cut(html: string, part: RegExp): string {
  return replace(html, part, "");
}

function replace(html: string, part: RegExp, replacement: string): string {
  if (!part.test(html)) throw new Error(`index.html has no ${part.source}`);
  // A function, because "$&" is special in a replacement string.
  return html.replace(part, () => replacement);
}
