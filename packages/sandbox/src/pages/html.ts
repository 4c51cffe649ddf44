const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Markup that is already safe to put into a page. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Builds markup; interpolated values are escaped unless they are Html themselves. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html)[]): Html {
  const filled = values.map((value) => (value instanceof Html ? value.text : escape(value)));
  return new Html(parts.reduce((text, part, index) => text + (filled[index - 1] ?? "") + part));
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
