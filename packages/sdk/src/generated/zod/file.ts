import * as zod from "zod";

import { BoxSerial, FilePurpose, StoredFile } from "./model.schemas.ts";

/**
 * jpeg, png, webp 만 받아 다시 인코딩합니다 (위치 정보는 지웁니다). 보낸 종류가 아니라 내용으로 가립니다. 10MB, 4천만 화소까지이고,
 * 읽을 수 없거나 화소가 더 많은 사진은 `file_rejected` 입니다.
 * 방문자는 담는 중인 박스의 내용물 사진(BOX_CONTENT 와 `box_serial`)만 올리고, `visitor-key` 없이 올리면 새 열쇠를 한 번 드립니다.
 * 어디에도 쓰지 않은 사진은 하루 뒤에 지웁니다.
 * @summary 사진 올리기
 */
export const uploadFileHeaderVisitorKeyRegExp = new RegExp("^[A-Za-z0-9_-]{20,100}$");

export const UploadFileHeader = zod.object({
  "visitor-key": zod
    .string()
    .regex(uploadFileHeaderVisitorKeyRegExp)
    .exactOptional()
    .describe("방문자의 기기에 드린 열쇠"),
  "idempotency-key": zod
    .uuid()
    .exactOptional()
    .describe("같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)"),
});

export const UploadFileBody = zod.strictObject({
  purpose: FilePurpose,
  box_serial: BoxSerial.exactOptional(),
  file: zod.instanceof(Blob),
});

export const UploadFileResponse = StoredFile;

/**
 * 올린 사람과 운영자, 방문자 열쇠나 사진 열쇠(`key`)를 가진 사람만 봅니다. 그 밖에는 없음으로 답합니다.
 * @summary 사진 보기
 */
export const GetFileParams = zod.object({
  id: zod.uuid().describe("사진 번호"),
});

export const getFileQueryKeyRegExp = new RegExp("^[A-Za-z0-9._-]{20,1024}$");
export const getFileQuerySizeDefault = `FULL`;

export const GetFileQueryParams = zod.object({
  key: zod
    .string()
    .regex(getFileQueryKeyRegExp)
    .exactOptional()
    .describe("로그인 없이 보는 화면(추가 결제, 팝업)의 사진에 함께 드린 열쇠 (한 시간)"),
  size: zod
    .enum(["FULL", "SMALL"])
    .default(getFileQuerySizeDefault)
    .describe("크기. 작은 사진은 긴 변이 320픽셀입니다."),
});

export const getFileHeaderVisitorKeyRegExp = new RegExp("^[A-Za-z0-9_-]{20,100}$");

export const GetFileHeader = zod.object({
  "visitor-key": zod
    .string()
    .regex(getFileHeaderVisitorKeyRegExp)
    .exactOptional()
    .describe("방문자의 기기에 드린 열쇠"),
});

export const GetFileResponse = zod.unknown();
