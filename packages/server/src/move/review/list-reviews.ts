import { maskName, zoneOf, zones } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { findLatestReviews } from "./store.ts";

/** The maximum that the API contract allows. */
const MAX = 10;

/** The latest reviews as anyone may read them: with a masked name, and without address and day. */
export async function listReviews({ db }: Pick<Services, "db">) {
  const reviews = await findLatestReviews(db, MAX);
  return reviews.map(({ name, rating, content, input, price, move_date: day }) => ({
    name: maskName(name),
    rating,
    content,
    startRegion: regionOf(input.start.postcode),
    destinationRegion: regionOf(input.destination.postcode),
    truck: price.truck,
    moveMonth: day.slice(0, 7),
  }));
}

function regionOf(postcode: string): string {
  const zone = zoneOf(postcode);
  // An estimate cannot be created with a postal code outside all regions.
  if (zone === null) throw new RangeError(`unknown postal code: ${postcode}`);
  return zones[zone].label;
}
