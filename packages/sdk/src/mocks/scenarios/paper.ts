import * as mock from "../../generated/paper/paper.msw.ts";
import { pdf } from "../fixtures/destruction-certificate.ts";
import { members } from "./failing.ts";

export function paperScenarios() {
  return {
    downloadPaper: members(mock.getDownloadPaperMockHandler, (reply, problem) => ({
      made: reply(() => pdf()),
      missing: problem("not_found"),
    })),
  };
}
