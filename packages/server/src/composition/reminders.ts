import { findCompanyReminders } from "../company/company-billing/company-reminders.ts";
import { findBalanceReminders, findMoveReminders } from "../move/estimate/move-reminders.ts";
import {
  confirmationNow,
  findStorageReminders,
} from "../storage/storage-contract/storage-reminders.ts";
import type { ReminderSources } from "../subject/reminders.ts";

/** Everything that members are reminded of. */
export const reminders: ReminderSources = {
  find: [findMoveReminders, findBalanceReminders, findStorageReminders, findCompanyReminders],
  current: { STORAGE_CONFIRM: confirmationNow },
};
