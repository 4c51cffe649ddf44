/** The environment does not make a server; the message names each variable. */
export class InvalidSettings extends Error {
  override readonly name = "InvalidSettings";
}
