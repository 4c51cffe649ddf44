import { carriages, consentDocuments, moveItemGroups, TIME_SLOTS } from "@damadum/domain";
import fc from "fast-check";

/** Text as people and attackers type it: Hangul, emoji, spaces, very long. */
const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.string({ unit: "binary", maxLength: 260 }),
  fc.constantFrom("", " ", "302호", "👨‍👩‍👧‍👦".repeat(40), "가".repeat(101), "\u0000"),
);

const date = fc.oneof(
  fc
    .date({ min: new Date("2026-11-20"), max: new Date("2027-02-19"), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  fc.constantFrom("2026-02-30", "2028-02-29", "", "내일"),
);
const time = fc.constantFrom<string | undefined>(...TIME_SLOTS, "10:30", "25:00", undefined);
const itemId = fc.constantFrom(
  ...moveItemGroups.flatMap((group) => group.items).map(({ id }) => id),
  "코끼리",
);

const place = {
  postcode: fc.oneof(fc.constantFrom("03925", "04769", "63534", "0392", "abcde"), text),
  address: text,
  detail: text,
  floor: fc.oneof(fc.integer({ min: -12, max: 122 }), fc.double()),
  carriage: fc.constantFrom(...Object.keys(carriages), "CRANE"),
};

/** Answers to the address form, right and wrong. */
export const addressAnswers = fc.record(
  { name: text, ...place, is_default: fc.boolean() },
  { requiredKeys: ["is_default"] },
);

const appointment = fc.record({ date, time });

/** Answers to the quote form, right and wrong. */
export const quoteAnswers = fc.record(
  {
    start: fc.record(place),
    destination: fc.record(place),
    items: fc.uniqueArray(
      fc.record({ item_id: itemId, count: fc.integer({ min: -1, max: 101 }) }),
      {
        maxLength: 5,
        selector: ({ item_id }) => item_id,
      },
    ),
    move_date: date,
    move_time: time,
    use_boxes: fc.boolean(),
    box_rental: fc.record({
      box_count: fc.integer({ min: 0, max: 201 }),
      delivery: appointment,
      collection: appointment,
    }),
    heavy_load: fc.boolean(),
    extra_help: fc.boolean(),
    helper_count: fc.integer({ min: 0, max: 6 }),
    memo: text,
  },
  { requiredKeys: [] },
);

/** Answers to the storage form, right and wrong. */
export const storageAnswers = fc.record(
  {
    place: fc.record(place),
    grade: fc.constantFrom("BASIC", "CLIMATE", "FREEZER"),
    months: fc.integer({ min: 0, max: 37 }),
    box_count: fc.integer({ min: 0, max: 201 }),
    use_boxes: fc.boolean(),
    delivery: appointment,
    collection: appointment,
    heavy_load: fc.boolean(),
    extra_help: fc.boolean(),
    helper_count: fc.integer({ min: 0, max: 6 }),
    payment_type: fc.constantFrom("NORMAL", "SUBSCRIPTION", "CASH"),
    promotion: fc.constantFrom("FREE_MONTH3", "FREE_MONTH12"),
    memo: text,
  },
  { requiredKeys: [] },
);

/** Answers to the login form, right and wrong. */
export const loginAnswers = fc.record({ username: text, password: text }, { requiredKeys: [] });

const consents = fc
  .subarray(consentDocuments.map(({ kind }) => kind))
  .map((kinds) =>
    consentDocuments.map(({ kind, version }) => ({ kind, version, agreed: kinds.includes(kind) })),
  );

const person = {
  name: text,
  phone_number: fc.oneof(fc.stringMatching(/^01[0-9]-?[0-9]{3,4}-?[0-9]{4}$/), text),
  email: fc.oneof(fc.emailAddress(), text),
  consents,
};

/** Answers to the signup form, right and wrong. */
export const signupAnswers = fc.record(
  {
    username: fc.oneof(fc.stringMatching(/^[a-z][a-z0-9_-]{1,22}$/), text),
    passwd: fc.oneof(fc.stringMatching(/^[a-zA-Z0-9!#]{6,22}$/), text),
    ...person,
  },
  { requiredKeys: [] },
);

/** Answers to the social signup form, right and wrong. */
export const socialSignupAnswers = fc.record(
  {
    ...person,
    birthyear: fc.oneof(fc.stringMatching(/^[12][0-9]{3}$/), text),
    birthday: fc.oneof(fc.stringMatching(/^[01][0-9]-[0-3][0-9]$/), text),
    gender: fc.constantFrom("F", "M", "U", "X"),
  },
  { requiredKeys: [] },
);

const newPassword = fc.oneof(fc.stringMatching(/^[a-zA-Z0-9!#]{6,22}$/), text);

const scope = fc.constantFrom("ALL", "PART", "NONE");
const laterOrder = {
  box_serials: fc.array(fc.oneof(fc.stringMatching(/^BX[0-9A-HJKMNP-TV-Z]{10}$/), text), {
    maxLength: 3,
  }),
  memo: text,
};
const laterDelivery = {
  ...laterOrder,
  delivery: fc.record({ date, time }, { requiredKeys: [] }),
  extra_help: fc.boolean(),
  helper_count: fc.integer({ min: 0, max: 12 }),
};

/** Answers to the forms about boxes that are stored, right and wrong. */
export const storageDeliveryAnswers = fc.record(laterDelivery, { requiredKeys: [] });
export const storageFinishAnswers = fc.record({ scope, ...laterDelivery }, { requiredKeys: [] });
export const storageDisposalAnswers = fc.record(
  { scope, ...laterOrder, disposal_agreed: fc.boolean() },
  { requiredKeys: [] },
);
export const storageExtensionAnswers = fc.record(
  { months: fc.integer({ min: 0, max: 40 }) },
  { requiredKeys: [] },
);
export const storageTerminationAnswers = fc.record(
  { end_date: date, reason: text },
  { requiredKeys: [] },
);

const companyVisit = {
  place: fc.record(place),
  appointment: fc.record({ date, time }, { requiredKeys: [] }),
  memo: text,
};

/** Answers to the forms of companies, right and wrong. */
export const companyVisitAnswers = fc.record(companyVisit, { requiredKeys: [] });
export const companyNewBoxesAnswers = fc.record(
  { box_count: fc.integer({ min: 0, max: 1_001 }), ...companyVisit },
  { requiredKeys: [] },
);
export const companyDisposalAnswers = fc.record(
  { disposal_agreed: fc.boolean(), retention_waived_until: date, memo: text },
  { requiredKeys: [] },
);
export const companyContractAnswers = fc.record(
  {
    name: text,
    department: text,
    box_count: fc.integer({ min: 0, max: 1_000_001 }),
    months: fc.integer({ min: 0, max: 121 }),
    start_date: date,
    place: fc.record(place),
    memo: text,
  },
  { requiredKeys: [] },
);

/** Answers about the boxes that go back, right and wrong. */
export const collectionAnswers = fc.record({ date, time, memo: text }, { requiredKeys: [] });

/** Answers about something in a box, right and wrong. */
export const boxContentAnswers = fc.record(
  { name: text, count: fc.integer({ min: -1, max: 10_001 }), memo: text },
  { requiredKeys: [] },
);

/** Answers to the review form, right and wrong. */
export const reviewAnswers = fc.record(
  { rating: fc.integer({ min: 0, max: 6 }), content: text },
  { requiredKeys: [] },
);

/** Answers to the forms around a password, right and wrong. */
export const passwordNumberAnswers = fc.record({ username: text }, { requiredKeys: [] });
export const passwordNumberCheckAnswers = fc.record(
  { username: text, number: fc.oneof(fc.stringMatching(/^[0-9]{5,7}$/), text) },
  { requiredKeys: [] },
);
export const passwordConfirmationAnswers = fc.record({ passwd: text }, { requiredKeys: [] });
export const passwordChangeAnswers = fc.record({ passwd: newPassword }, { requiredKeys: [] });
export const passwordResetAnswers = fc.record(
  {
    username: text,
    passwd: newPassword,
    reset_token: fc.oneof(fc.stringMatching(/^[A-Za-z0-9_-]{32,43}$/), text),
  },
  { requiredKeys: [] },
);

/** Answers to the profile form, right and wrong. */
export const profileAnswers = fc.record(
  { name: text, email: fc.oneof(fc.emailAddress(), text), gender: fc.constantFrom("M", "F", "X") },
  { requiredKeys: [] },
);
