const place = {
  type: "object",
  additionalProperties: false,
  required: ["postcode", "address", "detail", "floor", "carriage"],
  properties: {
    postcode: { type: "string", pattern: "^[0-9]{5}$" },
    address: { type: "string", minLength: 1, maxLength: 200 },
    detail: { type: "string", minLength: 1, maxLength: 100 },
    floor: { type: "integer", minimum: -10, maximum: 120 },
    carriage: { type: "string", enum: ["STAIRS", "EV", "LADDER"] },
  },
} as const;

const time = { type: "string", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" } as const;
const date = { type: "string", format: "date" } as const;
const appointment = {
  type: "object",
  additionalProperties: false,
  required: ["date", "time"],
  properties: { date, time },
} as const;

/** The body of `POST /api/estimates`. */
export const draftSchema = {
  type: "object",
  additionalProperties: false,
  required: [
    "start",
    "destination",
    "move_date",
    "move_time",
    "items",
    "use_boxes",
    "heavy_load",
    "extra_help",
  ],
  properties: {
    start: place,
    destination: place,
    move_date: date,
    move_time: time,
    items: {
      type: "array",
      minItems: 1,
      maxItems: 100,
      items: {
        type: "object",
        additionalProperties: false,
        required: ["item_id", "count"],
        properties: {
          item_id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", maxLength: 40 },
          count: { type: "integer", minimum: 1, maximum: 99 },
        },
      },
    },
    use_boxes: { type: "boolean" },
    box_rental: {
      type: "object",
      additionalProperties: false,
      required: ["box_count", "delivery", "collection"],
      properties: {
        box_count: { type: "integer", minimum: 1, maximum: 200 },
        delivery: appointment,
        collection: appointment,
      },
    },
    heavy_load: { type: "boolean" },
    extra_help: { type: "boolean" },
    helper_count: { type: "integer", minimum: 1, maximum: 5 },
    memo: { type: "string", maxLength: 500 },
  },
} as const;

export const serialSchema = {
  type: "object",
  required: ["serial"],
  properties: { serial: { type: "string", pattern: "^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$" } },
} as const;

export const idempotencySchema = {
  type: "object",
  required: ["idempotency-key"],
  properties: { "idempotency-key": { type: "string", format: "uuid" } },
} as const;
