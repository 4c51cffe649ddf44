import type { MoveSpec } from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getGetMoveSpecResponseMock = (
  overrideResponse: Partial<Extract<MoveSpec, object>> = {},
): MoveSpec => ({
  price_version: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  groups: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    id: (() => faker.helpers.arrayElement(["furniture", "appliance", "etc"]))(),
    name: (() => faker.helpers.arrayElement(["가구", "가전", "그 밖의 짐"]))(),
    items: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        id: (() => faker.helpers.arrayElement(["bed-single", "desk", "fridge", "box-large"]))(),
        name: (() => faker.helpers.arrayElement(["싱글 침대", "책상", "냉장고", "큰 박스"]))(),
        icon: (() => faker.helpers.arrayElement(["bed", "sofa", "box", "desk"]))(),
        width: (() => faker.number.int({ min: 30, max: 200 }))(),
        height: (() => faker.number.int({ min: 30, max: 200 }))(),
        depth: (() => faker.number.int({ min: 30, max: 200 }))(),
        volume_count: (() => faker.number.float({ min: 0.5, max: 60, fractionDigits: 1 }))(),
      }),
    ),
  })),
  ...overrideResponse,
});

export const getGetMoveSpecMockHandler = (
  overrideResponse?:
    | MoveSpec
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MoveSpec> | MoveSpec),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/specs/move",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMoveSpecResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getSpecMock = () => [getGetMoveSpecMockHandler()];
