/** Makes a value once for each object and remembers it as long as the object lives. */
export function perObject<In extends object, Out>(make: (input: In) => Out): (input: In) => Out {
  const made = new WeakMap<In, Out>();
  return (input) => {
    const known = made.get(input);
    if (known !== undefined) return known;
    const value = make(input);
    made.set(input, value);
    return value;
  };
}
