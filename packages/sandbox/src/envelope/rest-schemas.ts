const uid = { type: "string", minLength: 1, maxLength: 40 } as const;
const won = { type: "integer", minimum: 1, maximum: 1_000_000_000 } as const;

export const credentialsSchema = {
  type: "object",
  required: ["imp_key", "imp_secret"],
  properties: {
    imp_key: { type: "string", minLength: 1 },
    imp_secret: { type: "string", minLength: 1 },
  },
} as const;

export const preparationSchema = {
  type: "object",
  required: ["merchant_uid", "amount"],
  properties: { merchant_uid: uid, amount: won },
} as const;

export const findSchema = {
  type: "object",
  properties: { payment_status: { enum: ["ready", "paid", "cancelled", "failed"] } },
} as const;

export const uidSchema = { type: "object", properties: { merchant_uid: uid } } as const;

export const receiptSchema = {
  type: "object",
  required: ["name", "amount", "identifier"],
  properties: {
    name: { type: "string", minLength: 1, maxLength: 100 },
    amount: won,
    identifier: { type: "string", minLength: 1, maxLength: 30 },
    identifier_type: { enum: ["person", "business", "phone", "taxcard"] },
    type: { enum: ["person", "company"] },
  },
} as const;

export const cancelSchema = {
  type: "object",
  anyOf: [{ required: ["imp_uid"] }, { required: ["merchant_uid"] }],
  properties: {
    imp_uid: uid,
    merchant_uid: uid,
    amount: won,
    checksum: { type: "integer", minimum: 0 },
    reason: { type: "string", maxLength: 256 },
  },
} as const;

const text = { type: "string", maxLength: 400 } as const;

export const paymentRequestSchema = {
  type: "object",
  required: ["merchant_uid", "amount"],
  properties: {
    pg: text,
    pay_method: text,
    merchant_uid: uid,
    name: text,
    // 0 registers a payment method without a charge.
    amount: { ...won, minimum: 0 },
    customer_uid: uid,
    buyer_name: text,
    buyer_email: text,
    buyer_tel: text,
    buyer_addr: text,
    buyer_postcode: text,
    custom_data: text,
  },
} as const;

export const chargeSchema = {
  type: "object",
  required: ["customer_uid", "merchant_uid", "amount", "name"],
  properties: { customer_uid: uid, merchant_uid: uid, amount: won, name: text },
} as const;
