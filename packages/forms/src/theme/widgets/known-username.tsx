import { useFormEngine } from "../../engine/form/form-engine.ts";

/** Tells a password manager whose password the next field contains, when the form does not ask for the username. */
export function KnownUsername() {
  const { username } = useFormEngine().context();
  if (username === undefined) return null;
  return <input type="text" autoComplete="username" value={username} readOnly hidden />;
}
