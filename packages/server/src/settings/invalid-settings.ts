/** The environment is invalid; the message names each wrong variable. */
export class InvalidSettings extends Error {
  override readonly name = "InvalidSettings";
}
