import type { Photo, Popup } from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getListPopupsResponsePhotoMock = (overrideResponse: Partial<Photo> = {}): Photo => ({
  ...{
    file_id: faker.string.uuid(),
    key: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 1000 } }), null]),
    width: (() => faker.number.int({ min: 320, max: 1600 }))(),
    height: (() => faker.number.int({ min: 320, max: 1600 }))(),
  },
  ...overrideResponse,
});

export const getListPopupsResponseMock = (): Popup[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.uuid(),
    title: faker.string.alpha({ length: { min: 10, max: 60 } }),
    body: faker.string.alpha({ length: { min: 10, max: 1000 } }),
    image: faker.helpers.arrayElement([{ ...getListPopupsResponsePhotoMock() }, null]),
    link: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 300 } }), null]),
    starts_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
    ends_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  }));

export const getListPopupsMockHandler = (
  overrideResponse?:
    | Popup[]
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Popup[]> | Popup[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/popups",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListPopupsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPopupMock = () => [getListPopupsMockHandler()];
