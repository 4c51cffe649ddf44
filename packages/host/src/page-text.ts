/** Writes a setting into the page's `<meta>` tag; throws when the page lacks it. */
export function fillMeta(html: string, name: string, content: string): string {
  const empty = `<meta name="${name}" content="" />`;
  if (!html.includes(empty)) throw new Error(`index.html has no ${empty}`);
  return html.replace(empty, () => `<meta name="${name}" content="${escapeHtml(content)}" />`);
}

/** The text as the content of an element or of an attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
