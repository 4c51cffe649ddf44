import * as zod from "zod/mini";

import { BoxSerial, FilePurpose, StoredFile } from "./model.schemas.ts";

/**
 * @summary 사진 올리기
 */
export const uploadFileHeaderVisitorKeyRegExp = new RegExp("^[A-Za-z0-9_-]{20,100}$");

export const UploadFileHeader = /*#__PURE__*/ zod.object({
  "visitor-key": /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(uploadFileHeaderVisitorKeyRegExp)),
  ),
  "idempotency-key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
});

export const UploadFileBody = /*#__PURE__*/ zod.strictObject({
  purpose: FilePurpose,
  box_serial: /*#__PURE__*/ zod.exactOptional(BoxSerial),
  file: /*#__PURE__*/ zod.instanceof(Blob),
});

export const UploadFileResponse = StoredFile;

/**
 * @summary 사진 보기
 */
export const GetFileParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.uuid(),
});

export const getFileQueryKeyRegExp = new RegExp("^[A-Za-z0-9._-]{20,1024}$");
export const getFileQuerySizeDefault = `FULL`;

export const GetFileQueryParams = /*#__PURE__*/ zod.object({
  key: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getFileQueryKeyRegExp)),
  ),
  size: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.enum(["FULL", "SMALL"]),
    getFileQuerySizeDefault,
  ),
});

export const getFileHeaderVisitorKeyRegExp = new RegExp("^[A-Za-z0-9_-]{20,100}$");

export const GetFileHeader = /*#__PURE__*/ zod.object({
  "visitor-key": /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getFileHeaderVisitorKeyRegExp)),
  ),
});

export const GetFileResponse = /*#__PURE__*/ zod.unknown();
