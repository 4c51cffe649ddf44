import { getGetFileMockHandler, getUploadFileMockHandler } from "../../generated/file/file.msw.ts";
import { picture, storedFile } from "../fixtures/file.ts";
import { anyones } from "./failing.ts";

const VISITOR_KEY = "4b7tq2VJx0mN8sWzLrYp1aKcEh6fGdUi";

export function fileScenarios(day: string) {
  return {
    uploadFile: anyones(getUploadFileMockHandler, (reply, problem) => ({
      stored: reply(storedFile("REVIEW", day)),
      firstOfVisitor: reply({
        ...storedFile("BOX_CONTENT", day),
        visitor_key: VISITOR_KEY,
      }),
      rejected: problem("file_rejected"),
      tooLarge: problem("content_too_large"),
      closed: problem("state_conflict"),
    })),
    getFile: anyones(getGetFileMockHandler, (reply, problem) => ({
      picture: reply(() => picture()),
      missing: problem("not_found"),
    })),
  };
}
