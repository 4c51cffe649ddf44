import { place } from "./demo-homes.ts";

/** The password of all demo logins, printed at startup. */
export const DEMO_PASSWORD = "Damadum!2026";

/** The key of the demo operator's one-time codes, for an authenticator app. */
export const DEMO_OPERATOR_KEY = "DAMADUMDAMADUMDAMADUMDAMADUM2345";

/** Sample people; none of them exists. */
export const demoUsers = [
  {
    username: "demo-member",
    role: "MEMBER",
    name: "김담아",
    phone_number: "010-1234-5678",
    email: "dama@example.com",
    gender: "F",
    birthday: "03-14",
    birth_year: "1992",
  },
  {
    username: "demo-company",
    role: "COMPANY",
    name: "담아상사",
    phone_number: "02-1234-5678",
    email: "company@example.com",
    gender: "U",
    birthday: null,
    birth_year: null,
  },
  {
    username: "demo-operator",
    role: "OPERATOR",
    name: "운영자",
    phone_number: "02-1234-0000",
    email: "operator@example.com",
    gender: "U",
    birthday: null,
    birth_year: null,
  },
] as const;

/** The demo member's home, the start of moves and the place of storage orders. */
export const demoPlace = place("03925 서울 마포구 월드컵북로 396", "101동 1203호", [12, "EV"]);

export const demoAddress = { name: "우리 집", ...demoPlace } as const;
