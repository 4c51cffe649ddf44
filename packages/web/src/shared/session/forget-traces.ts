/** How the names begin under which answers, visitors' keys and signups under way are kept. */
const TRACES = [
  "damadum.draft.",
  "damadum.visitor_keys",
  "damadum.signup_",
  "damadum.certification",
  "damadum.login_trips",
];

/** Removes what a person who leaves has typed on this device: the next one may be somebody else. */
export function forgetTraces(): void {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    const storage = open(name);
    if (storage === null) continue;
    for (const key of Object.keys(storage)) {
      if (TRACES.some((trace) => key.startsWith(trace))) storage.removeItem(key);
    }
  }
}

function open(name: "localStorage" | "sessionStorage"): Storage | null {
  try {
    return globalThis[name];
  } catch {
    return null; // A browser that forbids storage has kept nothing.
  }
}
