function refuse(): never {
  throw new Error("A form's schema has a $ref, which this build left out.");
}

/** Stands in for the URI resolver behind `$ref`, which no schema of a form uses: they come with all parts in place. */
// oxlint-disable-next-line import/no-default-export -- takes the place of a default export
export default { equal: refuse, resolve: refuse };
