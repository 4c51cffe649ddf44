import type { HttpHandler } from "msw";

interface ChosenScenarios {
  readonly handlers: readonly HttpHandler[];
  /** Whether somebody is logged in; null leaves it as it is. */
  readonly loggedIn: boolean | null;
}

/** Sets of scenarios by who one is. */
const people = {
  visitor: { loggedIn: false, scenarios: [] },
  member: { loggedIn: true, scenarios: ["getMe.loggedIn"] },
  company: { loggedIn: true, scenarios: ["getMe.company"] },
} as const;

/**
 * Reads `?scenario=`: a person, single scenarios by `<operationId>.<name>`, or both with commas between, such as
 * `member,listEstimates.empty`. @throws RangeError that names what is unknown and what there is
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
    // A scenario that is named by itself goes before the person's.
    handlers: [...single, ...(person?.[1].scenarios ?? [])].map(handlerOf),
    loggedIn: person?.[1].loggedIn ?? null,
  };
}
