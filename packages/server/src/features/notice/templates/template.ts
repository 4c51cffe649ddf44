/**
 * What a member is told about one state, as it is registered with Kakao: `#{…}` are its variables. The code
 * has at most 20 letters. The button leads to a page of the site.
 */
export interface NoticeTemplate {
  readonly code: string;
  readonly text: string;
  readonly button: { readonly name: string; readonly path: string };
}

/** The names of the variables in a text, each once. */
export function variablesIn(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(/#\{([^}]+)\}/g), ([, name = ""]) => name))];
}

/** The text with its variables filled in; throws for one that has no value. */
export function fillIn(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replaceAll(/#\{([^}]+)\}/g, (_whole, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`The notice has no value for ${name}`);
    return value;
  });
}
