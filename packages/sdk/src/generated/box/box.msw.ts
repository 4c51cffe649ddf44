import { Actor, BoxPhotoKind, BoxStatus } from "#model";
import type {
  AddedBoxContent,
  BoxContent,
  BoxContents,
  OrderBoxContents,
  Photo,
  StoredBoxPage,
} from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getListStoredBoxesResponsePhotoMock = (
  overrideResponse: Partial<Photo> = {},
): Photo => ({
  ...{
    file_id: faker.string.uuid(),
    key: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 1000 } }), null]),
    width: (() => faker.number.int({ min: 320, max: 1600 }))(),
    height: (() => faker.number.int({ min: 320, max: 1600 }))(),
  },
  ...overrideResponse,
});

export const getListStoredBoxesResponseMock = (
  overrideResponse: Partial<Extract<StoredBoxPage, object>> = {},
): StoredBoxPage => ({
  items: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    serial: faker.helpers.fromRegExp("BX[0-9A-HJKMNP-TV-Z]{10}"),
    order_serial: faker.helpers.fromRegExp("ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}"),
    contract_id: faker.string.uuid(),
    status: faker.helpers.arrayElement(Object.values(BoxStatus)),
    is_own: faker.datatype.boolean(),
    name: faker.helpers.arrayElement([
      (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
      null,
    ]),
    content_count: faker.number.int({ min: 0, max: 100 }),
    content_names: Array.from(
      { length: faker.number.int({ min: 1, max: 4 }) },
      (_, i) => i + 1,
    ).map(() => (() => faker.helpers.arrayElement(["롱패딩", "겨울 이불", "캠핑 의자", "앨범"]))()),
    cover: faker.helpers.arrayElement([{ ...getListStoredBoxesResponsePhotoMock() }, null]),
    end_date: faker.helpers.arrayElement([
      (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
      null,
    ]),
    updated_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  })),
  paging: {
    page: faker.number.int({ min: 1, max: 100000 }),
    limit: faker.number.int({ min: 1, max: 1000 }),
    total: faker.number.int({ min: 0, max: 1001 }),
    total_capped: faker.datatype.boolean(),
    next_cursor: faker.helpers.arrayElement([
      faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,200}"),
      null,
    ]),
  },
  ...overrideResponse,
});

export const getGetOrderBoxContentsResponseMock = (
  overrideResponse: Partial<Extract<OrderBoxContents, object>> = {},
): OrderBoxContents => ({
  order_serial: faker.helpers.fromRegExp("ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}"),
  boxes: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    box_serial: faker.helpers.fromRegExp("BX[0-9A-HJKMNP-TV-Z]{10}"),
    name: faker.helpers.arrayElement([
      (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
      null,
    ]),
    status: faker.helpers.arrayElement(Object.values(BoxStatus)),
    contents: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        content_id: faker.string.uuid(),
        name: (() => faker.helpers.arrayElement(["롱패딩", "겨울 이불", "캠핑 의자", "앨범"]))(),
        count: faker.number.int({ min: 1, max: 9999 }),
        memo: faker.helpers.arrayElement([
          (() => faker.helpers.arrayElement(["피아노가 있어요.", "주차장이 좁아요."]))(),
          null,
        ]),
        photos: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
          () => ({
            file_id: faker.string.uuid(),
            key: faker.helpers.arrayElement([
              faker.string.alpha({ length: { min: 10, max: 1000 } }),
              null,
            ]),
            width: (() => faker.number.int({ min: 320, max: 1600 }))(),
            height: (() => faker.number.int({ min: 320, max: 1600 }))(),
          }),
        ),
        mine: faker.datatype.boolean(),
        created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
        updated_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      }),
    ),
    photos: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        kind: faker.helpers.arrayElement(Object.values(BoxPhotoKind)),
        photo: {
          file_id: faker.string.uuid(),
          key: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 1000 } }),
            null,
          ]),
          width: (() => faker.number.int({ min: 320, max: 1600 }))(),
          height: (() => faker.number.int({ min: 320, max: 1600 }))(),
        },
        at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      }),
    ),
    history: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        from: faker.helpers.arrayElement([
          faker.helpers.arrayElement(Object.values(BoxStatus)),
          null,
        ]),
        to: faker.helpers.arrayElement(Object.values(BoxStatus)),
        by: faker.helpers.arrayElement(Object.values(Actor)),
        at: (() => faker.date.recent({ days: 7 }).toISOString())(),
        reason: faker.helpers.arrayElement([
          (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
          null,
        ]),
      }),
    ),
  })),
  ...overrideResponse,
});

export const getUpdateOrderBoxContentsResponseMock = (
  overrideResponse: Partial<Extract<OrderBoxContents, object>> = {},
): OrderBoxContents => ({
  order_serial: faker.helpers.fromRegExp("ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}"),
  boxes: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    box_serial: faker.helpers.fromRegExp("BX[0-9A-HJKMNP-TV-Z]{10}"),
    name: faker.helpers.arrayElement([
      (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
      null,
    ]),
    status: faker.helpers.arrayElement(Object.values(BoxStatus)),
    contents: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        content_id: faker.string.uuid(),
        name: (() => faker.helpers.arrayElement(["롱패딩", "겨울 이불", "캠핑 의자", "앨범"]))(),
        count: faker.number.int({ min: 1, max: 9999 }),
        memo: faker.helpers.arrayElement([
          (() => faker.helpers.arrayElement(["피아노가 있어요.", "주차장이 좁아요."]))(),
          null,
        ]),
        photos: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
          () => ({
            file_id: faker.string.uuid(),
            key: faker.helpers.arrayElement([
              faker.string.alpha({ length: { min: 10, max: 1000 } }),
              null,
            ]),
            width: (() => faker.number.int({ min: 320, max: 1600 }))(),
            height: (() => faker.number.int({ min: 320, max: 1600 }))(),
          }),
        ),
        mine: faker.datatype.boolean(),
        created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
        updated_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      }),
    ),
    photos: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        kind: faker.helpers.arrayElement(Object.values(BoxPhotoKind)),
        photo: {
          file_id: faker.string.uuid(),
          key: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 1000 } }),
            null,
          ]),
          width: (() => faker.number.int({ min: 320, max: 1600 }))(),
          height: (() => faker.number.int({ min: 320, max: 1600 }))(),
        },
        at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      }),
    ),
    history: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        from: faker.helpers.arrayElement([
          faker.helpers.arrayElement(Object.values(BoxStatus)),
          null,
        ]),
        to: faker.helpers.arrayElement(Object.values(BoxStatus)),
        by: faker.helpers.arrayElement(Object.values(Actor)),
        at: (() => faker.date.recent({ days: 7 }).toISOString())(),
        reason: faker.helpers.arrayElement([
          (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
          null,
        ]),
      }),
    ),
  })),
  ...overrideResponse,
});

export const getListBoxContentsResponseMock = (
  overrideResponse: Partial<Extract<BoxContents, object>> = {},
): BoxContents => ({
  box_serial: faker.helpers.fromRegExp("BX[0-9A-HJKMNP-TV-Z]{10}"),
  name: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
    null,
  ]),
  status: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(BoxStatus)), null]),
  is_own: faker.datatype.boolean(),
  access: faker.helpers.arrayElement(["OWNER", "VISITOR"] as const),
  can_add: faker.datatype.boolean(),
  contents: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      content_id: faker.string.uuid(),
      name: (() => faker.helpers.arrayElement(["롱패딩", "겨울 이불", "캠핑 의자", "앨범"]))(),
      count: faker.number.int({ min: 1, max: 9999 }),
      memo: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["피아노가 있어요.", "주차장이 좁아요."]))(),
        null,
      ]),
      photos: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => ({
          file_id: faker.string.uuid(),
          key: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 1000 } }),
            null,
          ]),
          width: (() => faker.number.int({ min: 320, max: 1600 }))(),
          height: (() => faker.number.int({ min: 320, max: 1600 }))(),
        }),
      ),
      mine: faker.datatype.boolean(),
      created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      updated_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
    }),
  ),
  photos: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    kind: faker.helpers.arrayElement(Object.values(BoxPhotoKind)),
    photo: {
      file_id: faker.string.uuid(),
      key: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 1000 } }),
        null,
      ]),
      width: (() => faker.number.int({ min: 320, max: 1600 }))(),
      height: (() => faker.number.int({ min: 320, max: 1600 }))(),
    },
    at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  })),
  ...overrideResponse,
});

export const getCreateBoxContentResponseMock = (
  overrideResponse: Partial<Extract<AddedBoxContent, object>> = {},
): AddedBoxContent => ({
  content: {
    content_id: faker.string.uuid(),
    name: (() => faker.helpers.arrayElement(["롱패딩", "겨울 이불", "캠핑 의자", "앨범"]))(),
    count: faker.number.int({ min: 1, max: 9999 }),
    memo: faker.helpers.arrayElement([
      (() => faker.helpers.arrayElement(["피아노가 있어요.", "주차장이 좁아요."]))(),
      null,
    ]),
    photos: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        file_id: faker.string.uuid(),
        key: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 1000 } }),
          null,
        ]),
        width: (() => faker.number.int({ min: 320, max: 1600 }))(),
        height: (() => faker.number.int({ min: 320, max: 1600 }))(),
      }),
    ),
    mine: faker.datatype.boolean(),
    created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
    updated_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  },
  visitor_key: faker.helpers.arrayElement([(() => faker.string.alphanumeric(43))(), null]),
  ...overrideResponse,
});

export const getUpdateBoxContentResponseMock = (
  overrideResponse: Partial<Extract<BoxContent, object>> = {},
): BoxContent => ({
  content_id: faker.string.uuid(),
  name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
  count: faker.number.int({ min: 1, max: 9999 }),
  memo: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["피아노가 있어요.", "주차장이 좁아요."]))(),
    null,
  ]),
  photos: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    file_id: faker.string.uuid(),
    key: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 1000 } }), null]),
    width: (() => faker.number.int({ min: 320, max: 1600 }))(),
    height: (() => faker.number.int({ min: 320, max: 1600 }))(),
  })),
  mine: faker.datatype.boolean(),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  updated_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getListStoredBoxesMockHandler = (
  overrideResponse?:
    | StoredBoxPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<StoredBoxPage> | StoredBoxPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/storage-orders/boxes",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListStoredBoxesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetOrderBoxContentsMockHandler = (
  overrideResponse?:
    | OrderBoxContents
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<OrderBoxContents> | OrderBoxContents),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/storage-orders/:serial/boxes/content",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOrderBoxContentsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateOrderBoxContentsMockHandler = (
  overrideResponse?:
    | OrderBoxContents
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<OrderBoxContents> | OrderBoxContents),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    "*/api/storage-orders/:serial/boxes/content",
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateOrderBoxContentsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListBoxContentsMockHandler = (
  overrideResponse?:
    | BoxContents
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BoxContents> | BoxContents),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/boxes/:serial/content",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListBoxContentsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateBoxContentMockHandler = (
  overrideResponse?:
    | AddedBoxContent
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AddedBoxContent> | AddedBoxContent),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/boxes/:serial/content",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateBoxContentResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getUpdateBoxContentMockHandler = (
  overrideResponse?:
    | BoxContent
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BoxContent> | BoxContent),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    "*/api/boxes/:serial/content/:contentId",
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateBoxContentResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteBoxContentMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    "*/api/boxes/:serial/content/:contentId",
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === "function") {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getBoxMock = () => [
  getListStoredBoxesMockHandler(),
  getGetOrderBoxContentsMockHandler(),
  getUpdateOrderBoxContentsMockHandler(),
  getListBoxContentsMockHandler(),
  getCreateBoxContentMockHandler(),
  getUpdateBoxContentMockHandler(),
  getDeleteBoxContentMockHandler(),
];
