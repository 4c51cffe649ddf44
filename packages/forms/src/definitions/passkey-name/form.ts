import { PasskeyName as body } from "@damadum/sdk/requests";
import type { PasskeyName } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/passkey-name.ts";

/** What a passkey is called in the list, before the browser makes it. */
export const passkeyNameForm = defineForm<PasskeyName>()({
  id: "passkey-name",
  body,
  compiled,
  steps: [
    {
      id: "passkey-name",
      name: "패스키 추가",
      fields: [
        {
          path: "name",
          placeholder: "회사 노트북",
          help: "어느 기기나 비밀번호 관리자에 두는지 알아볼 이름을 적어 주세요.",
        },
      ],
    },
  ],
  submitLabel: "패스키 만들기",
});
