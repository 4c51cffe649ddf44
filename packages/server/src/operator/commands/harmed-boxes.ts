import { boxStatus, formatWon } from "@damadum/domain";
import { z } from "zod";
import { reportHarmedBox } from "../../storage/boxes/report-harmed-box.ts";
import { changing } from "../command.ts";
import { named } from "../input/inputs.ts";
import { boxSerialText, messageOption, reasonOption, stateOf } from "../input/options.ts";
import { stateText } from "../korean.ts";
import { findCompanyBox } from "../lists/company-lists.ts";
import {
  closeHarmedBox,
  reportHarmedCompanyBox,
} from "../../company/company-box/harmed-company-boxes.ts";

const serial = named("박스 번호", boxSerialText);
export const commands = [
  changing({
    words: "boxes report",
    summary:
      "창고에서 잃었거나 파손된 박스를 적어요. 고객에게 알리고 그 박스의 보관료는 더 받지 않아요",
    input: z.object({
      serial,
      to: named("무슨 일인지: LOST (분실), DAMAGED (파손)", stateOf(["LOST", "DAMAGED"])),
      reason: reasonOption,
      ...messageOption,
    }),
    problems: {
      state_conflict:
        "창고에 있는 박스만 적을 수 있어요. 수거할 때 받지 못한 박스는 `pnpm ops storage advance` 에서 적어요.",
    },
    async run({ services, operator }, { serial: box, to, ...words }) {
      const report = { serial: box, to, operatorId: operator.userId, ...words };
      const done = `${box} 박스를 ${stateText(boxStatus, to)} 상태로 적고 알렸어요.`;
      if ((await findCompanyBox(services.db, box)) !== null) {
        await reportHarmedCompanyBox(services, report);
        return { message: done };
      }
      const owed = await reportHarmedBox(services, report);
      return { message: owed === 0 ? done : `${done} ${waivedText(owed)}` };
    },
  }),
  changing({
    words: "boxes settle",
    summary: "분실·파손된 박스를 마무리해요: 찾아서 돌려줬거나(ENDED) 폐기했어요(DISPOSED)",
    input: z.object({
      serial,
      to: named("어떻게: ENDED (돌려줌), DISPOSED (폐기함)", stateOf(["ENDED", "DISPOSED"])),
      reason: reasonOption,
      ...messageOption,
    }),
    problems: {
      state_conflict:
        "분실된 박스는 찾아서 돌려줄 때(ENDED), 파손된 박스는 어느 쪽으로든 마무리해요.",
    },
    async run({ services, operator }, { serial: box, to, ...words }) {
      await closeHarmedBox(services, { serial: box, to, operatorId: operator.userId, ...words });
      return { message: `${box} 박스를 ${stateText(boxStatus, to)} 상태로 마무리했어요.` };
    },
  }),
];

/** The box's overdue charges are waived; the operator may still claim them in another way. */
function waivedText(owed: number): string {
  return `이 박스의 밀린 보관료 ${formatWon(owed)}은 더 청구하지 않아요. 받아야 하면 배상금에서 빼거나 추가 결제 링크(\`pnpm ops links create\`)로 받아 주세요.`;
}
