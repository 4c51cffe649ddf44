/** Stands in for rjsf's merge of `allOf`, which no schema of a form uses (build/reject-unsupported.ts ensures it). */
// oxlint-disable-next-line import/no-default-export -- takes the place of a default export
export default function shallowAllOfMerge(): never {
  throw new Error("A form's schema has allOf, which this build left out.");
}
