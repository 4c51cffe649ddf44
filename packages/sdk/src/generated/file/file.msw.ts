import { FilePurpose } from "#model";
import type { StoredFile } from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getUploadFileResponseMock = (
  overrideResponse: Partial<Extract<StoredFile, object>> = {},
): StoredFile => ({
  file_id: faker.string.uuid(),
  purpose: faker.helpers.arrayElement(Object.values(FilePurpose)),
  content_type: faker.helpers.arrayElement(["image/webp"] as const),
  byte_size: faker.number.int({ min: 1, max: 20000000 }),
  width: (() => faker.number.int({ min: 30, max: 200 }))(),
  height: (() => faker.number.int({ min: 30, max: 200 }))(),
  visitor_key: faker.helpers.arrayElement([(() => faker.string.alphanumeric(43))(), null]),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getGetFileResponseMock = (): Blob =>
  new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]);

export const getUploadFileMockHandler = (
  overrideResponse?:
    | StoredFile
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoredFile> | StoredFile),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/files",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadFileResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getGetFileMockHandler = (
  overrideResponse?:
    | Blob
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/files/:id",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFileResponseMock();
      return new HttpResponse(binaryBody, {
        status: 200,
        headers: { "Content-Type": "image/webp" },
      });
    },
    options,
  );
};
export const getFileMock = () => [getUploadFileMockHandler(), getGetFileMockHandler()];
