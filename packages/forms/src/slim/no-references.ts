function reject(): never {
  throw new Error("A form's schema has $ref, which this build left out.");
}

/** Stands in for rjsf's URI resolver: no schema of a form uses `$ref` (build/reject-unsupported.ts ensures it). */
// oxlint-disable-next-line import/no-default-export -- takes the place of a default export
export default { equal: reject, resolve: reject };
