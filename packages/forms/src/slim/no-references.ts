function reject(): never {
  throw new Error(
    "A form's schema refers to another schema; put the definition under $defs of its own.",
  );
}

/**
 * Stands in for the URI resolver of rjsf, which finds a `$ref` to another schema by its address. A `$ref` inside the
 * schema (`#/$defs/…`) never comes here, and the validator compiler refuses every other (build/reject-unsupported.ts).
 */
// oxlint-disable-next-line import/no-default-export -- takes the place of a default export
export default { equal: reject, resolve: reject };
