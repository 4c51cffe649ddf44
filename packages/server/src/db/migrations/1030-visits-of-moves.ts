import { statements } from "./migration.ts";

/** Unsent notices of moved visits name only the visits that the move has, as one variable. */
export const visitsOfMoves = statements(
  `update reminders
    set variables = variables || jsonb_build_object('방문', concat_ws(E'\\n',
      '이사 ' || (variables ->> '이사'),
      '박스 배송 ' || nullif(variables ->> '배송', '없음'),
      '박스 수거 ' || nullif(variables ->> '수거', '없음')))
    where kind = 'MOVE_CHANGED' and status in ('PENDING', 'DEAD')`,
);
