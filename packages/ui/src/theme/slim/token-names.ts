/** Names of a category's tokens with a blank between; build/slim-chakra.ts fills them in. */
export const tokenNames: Readonly<Record<string, string>> = {};
