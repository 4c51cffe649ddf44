import type { MessageTable } from "../../engine/definition/form-definition.ts";
import { smsNumberPattern } from "../../patterns/sms-number/sms-number-pattern.ts";

/** What the form says that asks for the number of the message. */
export const passwordNumberCheckMessages: MessageTable = smsNumberPattern.messages;
