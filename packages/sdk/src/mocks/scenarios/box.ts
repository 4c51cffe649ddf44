import {
  getCreateBoxContentMockHandler,
  getDeleteBoxContentMockHandler,
  getGetOrderBoxContentsMockHandler,
  getListBoxContentsMockHandler,
  getListStoredBoxesMockHandler,
  getUpdateBoxContentMockHandler,
  getUpdateOrderBoxContentsMockHandler,
} from "../../generated/box/box.msw.ts";
import {
  CreateBoxContentBody,
  UpdateBoxContentBody,
  UpdateOrderBoxContentsBody,
} from "../../generated/zod/box.ts";
import {
  boxContents,
  orderBoxContents,
  storedBoxes,
  updatedOrderBoxes,
  visitorKey,
  winterClothes,
  writtenContent,
} from "../fixtures/box.ts";
import { bodyOf, failures, memberFailures, mockProblem } from "./failing.ts";
import { onlyPage } from "./pages.ts";

/** A member's boxes across all orders. */
export function storedBoxScenarios(day: string) {
  return {
    listStoredBoxes: {
      stored: getListStoredBoxesMockHandler(({ request }) => {
        const query = new URL(request.url).searchParams;
        const [text, status] = [query.get("q") ?? "", query.get("status")];
        const found = storedBoxes(day).filter(
          ({ name, content_names: names, ...box }) =>
            [name ?? "", ...names].some((word) => word.includes(text)) &&
            (status === null || box.status === status),
        );
        return onlyPage(found);
      }),
      empty: getListStoredBoxesMockHandler(onlyPage([])),
      ...memberFailures(getListStoredBoxesMockHandler),
    },
    getOrderBoxContents: {
      stored: getGetOrderBoxContentsMockHandler(({ params }) =>
        orderBoxContents(day, String(params["serial"])),
      ),
      noBoxes: getGetOrderBoxContentsMockHandler({ ...orderBoxContents(day), boxes: [] }),
      missing: mockProblem(getGetOrderBoxContentsMockHandler, "not_found"),
      ...memberFailures(getGetOrderBoxContentsMockHandler),
    },
    updateOrderBoxContents: {
      updated: getUpdateOrderBoxContentsMockHandler(async ({ request }) =>
        updatedOrderBoxes(day, await bodyOf(request, UpdateOrderBoxContentsBody)),
      ),
      missing: mockProblem(getUpdateOrderBoxContentsMockHandler, "not_found"),
      ...memberFailures(getUpdateOrderBoxContentsMockHandler),
    },
  };
}

/** A box whose label was scanned. */
export function scannedBoxScenarios(day: string) {
  return {
    listBoxContents: {
      owner: getListBoxContentsMockHandler(boxContents(day)),
      visitor: getListBoxContentsMockHandler(
        boxContents(day, { access: "VISITOR", contents: winterClothes(day).slice(0, 1) }),
      ),
      newVisitor: getListBoxContentsMockHandler(
        boxContents(day, { access: "VISITOR", contents: [] }),
      ),
      closed: getListBoxContentsMockHandler(
        boxContents(day, { access: "VISITOR", status: null, can_add: false, contents: [] }),
      ),
      missing: mockProblem(getListBoxContentsMockHandler, "not_found"),
      ...failures(getListBoxContentsMockHandler),
    },
    createBoxContent: {
      added: getCreateBoxContentMockHandler(async ({ request }) => ({
        content: writtenContent(day, await bodyOf(request, CreateBoxContentBody)),
        visitor_key: null,
      })),
      addedByVisitor: getCreateBoxContentMockHandler(async ({ request }) => ({
        content: writtenContent(day, await bodyOf(request, CreateBoxContentBody)),
        visitor_key: visitorKey,
      })),
      closed: mockProblem(getCreateBoxContentMockHandler, "state_conflict"),
      full: mockProblem(getCreateBoxContentMockHandler, "content_limit"),
      missing: mockProblem(getCreateBoxContentMockHandler, "not_found"),
      ...failures(getCreateBoxContentMockHandler),
    },
    updateBoxContent: {
      updated: getUpdateBoxContentMockHandler(async ({ request, params }) => ({
        ...writtenContent(day, await bodyOf(request, UpdateBoxContentBody)),
        content_id: String(params["contentId"]),
      })),
      missing: mockProblem(getUpdateBoxContentMockHandler, "not_found"),
      ...failures(getUpdateBoxContentMockHandler),
    },
    deleteBoxContent: {
      deleted: getDeleteBoxContentMockHandler(),
      missing: mockProblem(getDeleteBoxContentMockHandler, "not_found"),
      ...failures(getDeleteBoxContentMockHandler),
    },
  };
}
