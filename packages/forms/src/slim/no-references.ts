function reject(): never {
  throw new Error(
    "A form's schema refers to another schema; put the definition under $defs of its own.",
  );
}

/**
 * Stands in for rjsf's URI resolver, which resolves a `$ref` to another schema. A `$ref` inside the schema
 * (`#/$defs/…`) never gets here, and the validator compiler rejects every other (build/reject-unsupported.ts).
 */
// oxlint-disable-next-line import/no-default-export -- takes the place of a default export
export default { equal: reject, resolve: reject };
