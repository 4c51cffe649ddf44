import { getGetFileMockHandler, getUploadFileMockHandler } from "../../generated/file/file.msw.ts";
import { picture, storedFile } from "../fixtures/file.ts";
import { failures, mockProblem } from "./failing.ts";

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
      rejected: mockProblem(getUploadFileMockHandler, "file_rejected"),
      tooLarge: mockProblem(getUploadFileMockHandler, "content_too_large"),
      closed: mockProblem(getUploadFileMockHandler, "state_conflict"),
      ...failures(getUploadFileMockHandler),
    },
    getFile: {
      picture: getGetFileMockHandler(() => picture()),
      missing: mockProblem(getGetFileMockHandler, "not_found"),
      ...failures(getGetFileMockHandler),
    },
  };
}
