import { z } from "zod";
import { readSettings } from "../../settings/settings.ts";
import type { CommandResult, CommandTexts } from "../command.ts";
import { named, option } from "../input/inputs.ts";
import { readInput } from "../input/read-input.ts";

/** A command of this machine: on the data folder, while no server has it open, or on the operator's own login. */
interface LocalCommand extends CommandTexts {
  readonly run: (input: unknown) => Promise<CommandResult>;
}

type Definition<Schema extends z.ZodObject> = CommandTexts & {
  readonly input: Schema;
  readonly run: (input: z.output<Schema>) => Promise<CommandResult>;
};

const local = <Schema extends z.ZodObject>({
  run,
  ...texts
}: Definition<Schema>): LocalCommand => ({
  ...texts,
  run: async (input) => run(readInput(texts.input, input)),
});

/** The server's settings on this machine. */
export const localSettings = () => readSettings({ ...process.env, DEMO_DATA: "0" });

export const localCommands: readonly LocalCommand[] = [
  local({
    words: "data export",
    summary: "데이터베이스와 올린 파일을 파일 하나로 묶어요",
    input: z.object({ file: named("만들 파일 (damadum.tar.gz)", z.string().min(1)) }),
    writes: "file",
    changes: false,
    async run({ file }) {
      const { exportData } = await import("../data/archive.ts");
      await exportData(localSettings().dataDir, file);
      return { message: `${file} 에 담았어요. 개인정보가 들어 있으니 안전하게 보관해 주세요.` };
    },
  }),
  local({
    words: "data import",
    summary: "그 파일을 빈 데이터 폴더에 풀어요",
    input: z.object({ file: named("묶은 파일", z.string().min(1)) }),
    changes: false,
    async run({ file }) {
      const { importData } = await import("../data/archive.ts");
      const { dataDir } = localSettings();
      await importData(dataDir, file);
      return { message: `${dataDir} 에 풀었어요. 이제 서버를 시작할 수 있어요.` };
    },
  }),
  local({
    words: "login",
    summary: "서버에 운영자로 로그인해요. 그다음 명령은 모두 그 서버에서 해요",
    input: z.object({
      username: named("아이디", z.string()),
      code: option(
        "번호",
        "인증 앱의 여섯 자리나 복구 코드 (없으면 물어요)",
        z.string().optional(),
      ),
      api: option(
        "주소",
        "API 의 주소 (기본 OPS_API 나 http://localhost:4000)",
        z.url().optional(),
      ),
    }),
    changes: false,
    async run(input) {
      const { logIn } = await import("./remote.ts");
      return logIn(input);
    },
  }),
  local({
    words: "logout",
    summary: "로그인을 끝내요",
    input: z.object({}),
    changes: false,
    async run() {
      const { logOut } = await import("./remote.ts");
      return logOut();
    },
  }),
];

export function findLocalCommand(words: string): LocalCommand | undefined {
  return localCommands.find((command) => command.words === words);
}
