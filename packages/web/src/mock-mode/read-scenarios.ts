import type { HttpHandler } from "msw";

interface ChosenScenarios {
  readonly handlers: readonly HttpHandler[];
  /** Whether a member is logged in; null leaves the login unchanged. */
  readonly loggedIn: boolean | null;
}

/** Scenarios by the person who uses the site. */
const people = {
  visitor: { loggedIn: false, scenarios: [] },
  member: { loggedIn: true, scenarios: ["getMe.loggedIn"] },
  company: { loggedIn: true, scenarios: ["getMe.company"] },
} as const;

/**
 * Reads `?scenario=`: a person, single scenarios as `<operationId>.<name>`, or both, comma-separated, such as
 * `member,listEstimates.empty`. @throws RangeError that names the unknown entry and the known ones
 */
export function readScenarios(
  text: string,
  scenarios: Readonly<Record<string, Readonly<Record<string, HttpHandler>>>>,
): ChosenScenarios {
  const names = text.split(",").filter((name) => name !== "");
  const person = Object.entries(people).find(([name]) => names.includes(name));
  const single = names.filter((name) => !(name in people));
  const handlerOf = (name: string): HttpHandler => {
    const [operationId = "", scenario = ""] = name.split(".");
    const handler = scenarios[operationId]?.[scenario];
    if (handler) return handler;
    const known = Object.keys(scenarios[operationId] ?? { ...people, ...scenarios });
    throw new RangeError(`?scenario=${name} is unknown; there is ${known.join(", ")}`);
  };
  return {
    // A scenario that is named itself takes precedence over the person's.
    handlers: [...single, ...(person?.[1].scenarios ?? [])].map(handlerOf),
    loggedIn: person?.[1].loggedIn ?? null,
  };
}
