/** Each Korean sentence of the product and where it stands; the build fills them in (voice.ts). */
export const sentences: readonly (readonly [text: string, place: string])[] = [];
