import { statements } from "./migration.ts";

export const schedule = statements(
  // A row is inserted with the first booking; until then the default capacity applies.
  `create table schedule_slots (
    day date not null,
    time text collate "C" not null,
    capacity integer not null check (capacity >= 0),
    taken integer not null default 0 check (taken >= 0),
    primary key (day, time)
  )`,
  // expires_at is null once the slot is paid for.
  `create table slot_bookings (
    estimate_id uuid primary key references estimates (id),
    day date not null,
    time text collate "C" not null,
    expires_at timestamptz,
    foreign key (day, time) references schedule_slots (day, time)
  )`,
  `create index slot_bookings_held on slot_bookings (day, time, expires_at) where expires_at is not null`,
  `create index slot_bookings_expiring on slot_bookings (expires_at) where expires_at is not null`,
);
