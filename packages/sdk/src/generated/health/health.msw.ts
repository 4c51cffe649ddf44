import type { Health } from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getGetHealthResponseMock = (
  overrideResponse: Partial<Extract<Health, object>> = {},
): Health => ({ status: faker.helpers.arrayElement(["ok"] as const), ...overrideResponse });

export const getGetHealthMockHandler = (
  overrideResponse?:
    | Health
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Health> | Health),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/health",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetHealthResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getHealthMock = () => [getGetHealthMockHandler()];
