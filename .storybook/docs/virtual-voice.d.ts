declare module "virtual:voice" {
  /** Each sentence and where it stands. */
  export const sentences: readonly (readonly [text: string, place: string])[];
}
