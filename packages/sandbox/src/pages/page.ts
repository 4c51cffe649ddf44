import { html, type Html } from "./html.ts";

/** The frame of every page: one external stylesheet, one external module, nothing inline. */
export function page({
  title,
  script,
  body,
}: {
  title: string;
  script?: string;
  body: Html;
}): string {
  const module = script
    ? html`<script type="module" src="/windows/assets/${script}"></script>`
    : html``;
  return html`<!doctype html>
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/windows/assets/window.css" />
        ${module}
      </head>
      <body>
        <main>${practiceNote}${body}</main>
      </body>
    </html>`.text;
}

/** Heads every page: nothing here is real. */
const practiceNote = html`<p class="note">연습용이에요. 실제로 돈이 나가지 않아요.</p>`;
