import type { MessageTable } from "../../engine/definition/form-definition.ts";
import { passwordPattern } from "../../patterns/password/password-pattern.ts";

/** What the form says that sets a new password for a forgotten one. */
export const passwordResetMessages: MessageTable = passwordPattern.messages;
