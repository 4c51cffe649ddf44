import type { Company } from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getGetCompanyResponseMock = (
  overrideResponse: Partial<Extract<Company, object>> = {},
): Company => ({
  name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
  registration_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 12 } }),
    null,
  ]),
  representative_name: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 50 } }),
    null,
  ]),
  address: faker.helpers.arrayElement([
    (() =>
      faker.helpers.arrayElement([
        "서울 마포구 월드컵북로 396",
        "서울 성동구 왕십리로 83-21",
        "경기 성남시 분당구 판교역로 235",
        "부산 해운대구 센텀남대로 35",
      ]))(),
    null,
  ]),
  business_type: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 100 } }),
    null,
  ]),
  business_item: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 100 } }),
    null,
  ]),
  people: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
    department: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 60 } }),
      null,
    ]),
    role: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 60 } }), null]),
    phone_number: faker.helpers.arrayElement([
      (() => `010-${faker.string.numeric(4)}-${faker.string.numeric(4)}`)(),
      null,
    ]),
    email: faker.helpers.arrayElement([
      (() => faker.helpers.arrayElement(["dama@example.com", "box@example.com"]))(),
      null,
    ]),
    is_me: faker.datatype.boolean(),
  })),
  ...overrideResponse,
});

export const getGetCompanyMockHandler = (
  overrideResponse?:
    | Company
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Company> | Company),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/users/my/company",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCompanyResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getCompanyMock = () => [getGetCompanyMockHandler()];
