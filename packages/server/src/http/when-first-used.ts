/**
 * A function that is made when it is first called. A start compiles nothing, and a process that answers few
 * operations, like a command or a test, compiles few.
 */
export function whenFirstUsed<In, Out>(make: () => (input: In) => Out): (input: In) => Out {
  let made: ((input: In) => Out) | undefined;
  return (input) => (made ??= make())(input);
}
