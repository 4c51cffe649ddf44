import type { HandlersOf } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { readPaper } from "./read-paper.ts";

export const paperRoutes = (services: Services): HandlersOf<"paper"> => ({
  async downloadPaper({ caller, path }) {
    const { subject, number, paper: kind } = path;
    const paper = await readPaper(services, { userId: caller.userId, subject, number, kind });
    // pdfkit and its fonts are loaded with the first paper, because hardly any server needs them.
    const { paperFile } = await import("./paper-file.ts");
    return { status: 200, body: await paperFile(paper, services.clock()) };
  },
});
