import { getGetFileMockHandler, getUploadFileMockHandler } from "../../generated/file/file.msw.ts";
import { picture, storedFile } from "../fixtures/file.ts";
import { failures, mockProblem } from "./failing.ts";
import { MISSING, STATE_CONFLICT } from "./sentences.ts";

const VISITOR_KEY = "4b7tq2VJx0mN8sWzLrYp1aKcEh6fGdUi";

/** Pictures of box contents and of finished work. */
export function fileScenarios(day: string) {
  return {
    uploadFile: {
      stored: getUploadFileMockHandler(storedFile("REVIEW", day)),
      firstOfVisitor: getUploadFileMockHandler({
        ...storedFile("BOX_CONTENT", day),
        visitor_key: VISITOR_KEY,
      }),
      rejected: mockProblem(
        getUploadFileMockHandler,
        422,
        "file_rejected",
        "읽을 수 없는 사진이에요. jpeg, png, webp 사진을 10MB까지 올려 주세요.",
      ),
      tooLarge: mockProblem(
        getUploadFileMockHandler,
        413,
        "content_too_large",
        "보낸 내용이 너무 커요. 줄여서 다시 보내 주세요.",
      ),
      closed: mockProblem(getUploadFileMockHandler, 409, "state_conflict", STATE_CONFLICT),
      ...failures(getUploadFileMockHandler),
    },
    getFile: {
      picture: getGetFileMockHandler(() => picture()),
      missing: mockProblem(getGetFileMockHandler, 404, "not_found", MISSING),
      ...failures(getGetFileMockHandler),
    },
  };
}
