import { statements } from "./migration.ts";

/** How members get each kind of notice; what has no row comes by Kakao. */
export const noticeSettings = statements(
  `create table notice_settings (
    user_id uuid not null references users (id),
    kind text collate "C" not null,
    channel text collate "C" not null check (channel in ('KAKAO', 'SMS', 'OFF')),
    changed_at timestamptz not null,
    primary key (user_id, kind)
  )`,
);
