/**
 * Creates the function lazily on its first call. A start compiles no schema, and a process that serves few
 * operations, like a command or a test, compiles only those.
 */
export function lazy<In, Out>(make: () => (input: In) => Out): (input: In) => Out {
  let made: ((input: In) => Out) | undefined;
  return (input) => (made ??= make())(input);
}
