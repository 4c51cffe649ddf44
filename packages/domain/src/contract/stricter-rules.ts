// Other characters (Hangul, spaces) are allowed in a password and count towards its length, but not as a kind.
const kinds = [/[A-Za-z]/, /[0-9]/, /[!-/:-@[-`{-~]/];

/** Rules that are narrower than the contract's schema on purpose; all others match it exactly. */
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
