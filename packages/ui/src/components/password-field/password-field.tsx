import { useState } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";

export type PasswordFieldProps = Omit<TextFieldProps, "type" | "end" | "unit" | "start">;

/** A password input with a button to show its text; starts hidden on every mount. */
export function PasswordField({ autoComplete = "current-password", ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      autoComplete={autoComplete}
      type={shown ? "text" : "password"}
      end={
        <IconButton
          icon={shown ? "eye-off" : "eye"}
          label="비밀번호 보기"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
