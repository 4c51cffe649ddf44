import { addDays, todayInSeoul, seoulInstant } from "@damadum/domain";
import { z } from "zod";
import { inTransaction } from "../../db/transaction.ts";
import { endPopup, findAllPopups } from "../../platform/popup/store.ts";
import { changing, reading, listOf } from "../command.ts";
import { named, option } from "../input/inputs.ts";
import { dayText as day, listedId, numberInput, plainList, typedText } from "../input/options.ts";
import { timeCell } from "../korean.ts";
import { OperatorError } from "../operator-error.ts";
import { savePhoto, photoOption } from "../photo.ts";
import { createPopup } from "../../platform/popup/popups.ts";

const idInput = named("팝업 번호", listedId);
const SHOWN_DAYS = 7;

export const commands = [
  reading({
    words: "popups list",
    summary: "팝업을 봐요. 나중에 끝나는 것이 먼저예요",
    ...plainList,
    async run({ services }, page) {
      return listOf(await findAllPopups(services.db, page), {
        id: ["번호", (popup) => popup.id],
        title: ["제목", (popup) => popup.title],
        body: ["글", (popup) => popup.body],
        link: ["주소", (popup) => popup.link],
        from: ["부터", (popup) => timeCell(popup.starts_at)],
        until: ["까지", (popup) => timeCell(popup.ends_at)],
      });
    },
  }),
  changing({
    words: "popups create",
    summary: "모든 방문자에게 보일 팝업을 만들어요",
    reads: ["photo"],
    input: z.object({
      title: named("제목", typedText(60)),
      body: named("글", typedText(1000)),
      link: option(
        "주소",
        "누르면 갈 우리 사이트의 주소 (/guide)",
        z
          .string()
          .regex(/^\/(?![/\\])/, "우리 사이트의 주소를 / 로 시작해 적어 주세요")
          .optional(),
      ),
      position: option(
        "수",
        "순서. 작은 수가 먼저예요 (기본 0)",
        numberInput(z.int().min(0).max(1000)).default(0),
      ),
      from: option("날짜", "이 날부터 (기본 오늘)", day.optional()),
      until: option("날짜", `이 날까지, 그날도 보여요 (기본 ${SHOWN_DAYS}일)`, day.optional()),
      photo: photoOption,
    }),
    async run(context, input) {
      const { services, operator } = context;
      const from = input.from ?? todayInSeoul(services.clock());
      const until = input.until ?? addDays(from, SHOWN_DAYS - 1);
      if (until < from) throw new OperatorError("끝나는 날이 시작하는 날보다 빨라요.");
      const [fileId] = await savePhoto(context, input.photo);
      const id = await inTransaction(services.db, (tx) =>
        createPopup(tx, services, {
          title: input.title,
          body: input.body,
          link: input.link ?? null,
          position: input.position,
          startsAt: seoulInstant(from),
          endsAt: seoulInstant(addDays(until, 1)),
          image: fileId === undefined ? null : { fileId, operatorId: operator.userId },
        }),
      );
      return { message: `팝업을 만들었어요. (${from}~${until})`, facts: { 번호: id }, made: id };
    },
  }),
  changing({
    words: "popups end",
    summary: "팝업을 지금 내려요",
    input: z.object({ id: idInput }),
    async run({ services }, { id }) {
      const ended = await endPopup(services.db, { id, now: services.clock() });
      if (!ended)
        throw new OperatorError(
          "보이고 있거나 보일 팝업 가운데 그 번호가 없어요. 번호는 `pnpm ops popups list` 로 볼 수 있어요.",
        );
      return { message: "팝업을 내렸어요." };
    },
  }),
];
