import { statements } from "./migration.ts";

export const boxDeliveries = statements(
  // Vans for boxes are separate from trucks for moves. A row is inserted with the first booking.
  `create table box_delivery_slots (
    day date not null,
    time text collate "C" not null,
    capacity integer not null check (capacity >= 0),
    taken integer not null default 0 check (taken >= 0),
    primary key (day, time)
  )`,
  // One order may have a delivery and a collection. expires_at is null once the order is paid for.
  `create table box_delivery_bookings (
    order_id uuid not null,
    leg text collate "C" not null check (leg in ('DELIVERY', 'COLLECTION')),
    user_id uuid not null references users (id),
    day date not null,
    time text collate "C" not null,
    expires_at timestamptz,
    primary key (order_id, leg),
    foreign key (day, time) references box_delivery_slots (day, time)
  )`,
  `create index box_delivery_bookings_held on box_delivery_bookings (day, time, expires_at)
    where expires_at is not null`,
  `create index box_delivery_bookings_expiring on box_delivery_bookings (expires_at)
    where expires_at is not null`,
);
