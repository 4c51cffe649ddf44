import * as zod from "zod";

import { DamageReport, DamageReportInput, DamageReports } from "./model.schemas.ts";

/**
 * 박스의 주인이나 이사한 회원이 쓰거나 보낸 신고를 새 것부터 봅니다. `can_report` 면 새로 쓰거나 쓰던 것을 이어 쓸 수 있습니다.
 * @summary 박스나 이사의 파손 신고
 */
export const listDamageReportsPathSerialRegExp = new RegExp(
  "^(BX[0-9A-HJKMNP-TV-Z]{10}|MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8})$",
);

export const ListDamageReportsParams = zod.object({
  serial: zod
    .string()
    .regex(listDamageReportsPathSerialRegExp)
    .describe("박스 번호나 이사의 주문 번호"),
});

export const ListDamageReportsResponse = DamageReports;

/**
 * 아직 보내지 않은 신고는 박스나 이사마다 하나이고, 다시 저장하면 바뀝니다. 맡은 적이 없는 박스이거나 짐을 내리지 않은 이사이거나
 * 보낸 신고를 확인하고 있으면 `state_conflict` 입니다. `compared_ids` 는 이 박스를 담을 때, 수거할 때, 들어올 때, 돌려 드릴 때의
 * 사진(`BoxContents.photos`)이고, 이사에는 없습니다.
 * @summary 파손 신고 저장
 */
export const saveDamageReportPathSerialRegExp = new RegExp(
  "^(BX[0-9A-HJKMNP-TV-Z]{10}|MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8})$",
);

export const SaveDamageReportParams = zod.object({
  serial: zod
    .string()
    .regex(saveDamageReportPathSerialRegExp)
    .describe("박스 번호나 이사의 주문 번호"),
});

export const SaveDamageReportBody = DamageReportInput;

export const SaveDamageReportResponse = DamageReport;

/**
 * 저장한 신고를 보냅니다. 보낸 뒤에는 고칠 수 없고, 다시 보내면 보낸 신고를 그대로 드립니다. 저장한 신고가 없으면 `state_conflict` 입니다.
 * @summary 파손 신고 보내기
 */
export const sendDamageReportPathSerialRegExp = new RegExp(
  "^(BX[0-9A-HJKMNP-TV-Z]{10}|MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8})$",
);

export const SendDamageReportParams = zod.object({
  serial: zod
    .string()
    .regex(sendDamageReportPathSerialRegExp)
    .describe("박스 번호나 이사의 주문 번호"),
});

export const SendDamageReportResponse = DamageReport;
