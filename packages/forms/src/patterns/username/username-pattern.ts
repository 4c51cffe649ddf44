import { USERNAME_MESSAGE } from "@damadum/domain";

import type { Pattern } from "../pattern.ts";
import { UsernameWidget } from "./username-widget.tsx";

/** A new username as one field named `username`. */
export const usernamePattern: Pattern = {
  uiSchema: { username: { "ui:title": "아이디", "ui:widget": "username" } },
  messages: { username: { required: "아이디를 입력해 주세요.", pattern: USERNAME_MESSAGE } },
  widgets: { username: UsernameWidget },
};
