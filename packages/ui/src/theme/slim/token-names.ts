/** Space-separated token names by category; build/slim-chakra.ts fills them in. */
export const tokenNames: Readonly<Record<string, string>> = {};
