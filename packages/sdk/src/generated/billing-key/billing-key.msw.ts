import { PaymentMethod } from "#model";
import type { BillingKey, PreparedBillingKey } from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getPrepareBillingKeyResponseMock = (
  overrideResponse: Partial<Extract<PreparedBillingKey, object>> = {},
): PreparedBillingKey => ({
  customer_uid: faker.string.alpha({ length: { min: 10, max: 100 } }),
  merchant_uid: (() => `es_${faker.string.alphanumeric(32)}`)(),
  name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
  method: faker.helpers.arrayElement(Object.values(PaymentMethod)),
  account_code: (() => "imp00000000")(),
  pg: (() => "sandbox_card")(),
  pay_method: (() => "card")(),
  buyer: {
    name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
    tel: faker.helpers.arrayElement([
      (() => `010-${faker.string.numeric(4)}-${faker.string.numeric(4)}`)(),
      null,
    ]),
    email: faker.helpers.arrayElement([
      (() => faker.helpers.arrayElement(["dama@example.com", "box@example.com"]))(),
      null,
    ]),
  },
  expires_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getListBillingKeysResponseMock = (): BillingKey[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    payment_id: faker.string.uuid(),
    method: faker.helpers.arrayElement(Object.values(PaymentMethod)),
    name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
    masked_number: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 40 } }),
      null,
    ]),
    is_default: faker.datatype.boolean(),
    in_use: faker.datatype.boolean(),
    created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  }));

export const getCreateBillingKeyResponseMock = (
  overrideResponse: Partial<Extract<BillingKey, object>> = {},
): BillingKey => ({
  payment_id: faker.string.uuid(),
  method: faker.helpers.arrayElement(Object.values(PaymentMethod)),
  name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
  masked_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 40 } }),
    null,
  ]),
  is_default: faker.datatype.boolean(),
  in_use: faker.datatype.boolean(),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getPrepareBillingKeyMockHandler = (
  overrideResponse?:
    | PreparedBillingKey
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PreparedBillingKey> | PreparedBillingKey),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/users/my/payments/prepare",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPrepareBillingKeyResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getListBillingKeysMockHandler = (
  overrideResponse?:
    | BillingKey[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<BillingKey[]> | BillingKey[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/users/my/payments",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListBillingKeysResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateBillingKeyMockHandler = (
  overrideResponse?:
    | BillingKey
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BillingKey> | BillingKey),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/users/my/payments",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateBillingKeyResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getSetDefaultBillingKeyMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    "*/api/users/my/default-payment",
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      if (typeof overrideResponse === "function") {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeleteBillingKeyMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    "*/api/users/my/payments/:id",
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === "function") {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getBillingKeyMock = () => [
  getPrepareBillingKeyMockHandler(),
  getListBillingKeysMockHandler(),
  getCreateBillingKeyMockHandler(),
  getSetDefaultBillingKeyMockHandler(),
  getDeleteBillingKeyMockHandler(),
];
