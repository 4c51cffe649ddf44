// Other characters (Hangul, spaces) are allowed in a password and count for its length, but are no kind.
const kinds = [/[A-Za-z]/, /[0-9]/, /[!-/:-@[-`{-~]/];

/** Where a rule of ours is narrower than the contract's schema on purpose; everywhere else the two are the same. */
export const stricterRules = {
  Floor: {
    reason: "No building has a floor 0; JSON Schema has no limit for a hole in a range.",
    rejects: (floor: number) => floor === 0,
  },
  NewPassword: {
    reason: "Two of three kinds of characters (spec section 5) would be a pattern nobody can read.",
    rejects: (text: string) => kinds.filter((kind) => kind.test(text)).length < 2,
  },
} as const;
