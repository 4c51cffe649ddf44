import type { MessageTable } from "../../engine/definition/form-definition.ts";
import { passwordPattern } from "../../patterns/password/password-pattern.ts";

/** What the form says that replaces a password. */
export const passwordChangeMessages: MessageTable = passwordPattern.messages;
