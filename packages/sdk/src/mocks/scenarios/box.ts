import {
  getCreateBoxContentMockHandler,
  getDeleteBoxContentMockHandler,
  getGetOrderBoxContentsMockHandler,
  getListBoxContentsMockHandler,
  getListStoredBoxesMockHandler,
  getUpdateBoxContentMockHandler,
  getUpdateOrderBoxContentsMockHandler,
} from "../../generated/box/box.msw.ts";
import type { StoredBox } from "../../generated/model.schemas.ts";
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
import { pageOf } from "./pages.ts";
import { MISSING, STATE_CONFLICT } from "./sentences.ts";

const FULL = "한 박스에는 100개까지 적을 수 있어요. 비슷한 것을 묶어 주세요.";

/** A member's boxes across all orders. */
export function storedBoxScenarios(day: string) {
  const page = (items: StoredBox[]) => ({ items, paging: pageOf(items) });
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
        return page(found);
      }),
      empty: getListStoredBoxesMockHandler(page([])),
      ...memberFailures(getListStoredBoxesMockHandler),
    },
    getOrderBoxContents: {
      stored: getGetOrderBoxContentsMockHandler(({ params }) =>
        orderBoxContents(day, String(params["serial"])),
      ),
      noBoxes: getGetOrderBoxContentsMockHandler({ ...orderBoxContents(day), boxes: [] }),
      missing: mockProblem(getGetOrderBoxContentsMockHandler, 404, "not_found", MISSING),
      ...memberFailures(getGetOrderBoxContentsMockHandler),
    },
    updateOrderBoxContents: {
      updated: getUpdateOrderBoxContentsMockHandler(async ({ request }) =>
        updatedOrderBoxes(day, await bodyOf(request, UpdateOrderBoxContentsBody)),
      ),
      missing: mockProblem(getUpdateOrderBoxContentsMockHandler, 404, "not_found", MISSING),
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
      missing: mockProblem(getListBoxContentsMockHandler, 404, "not_found", MISSING),
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
      closed: mockProblem(getCreateBoxContentMockHandler, 409, "state_conflict", STATE_CONFLICT),
      full: mockProblem(getCreateBoxContentMockHandler, 409, "content_limit", FULL),
      missing: mockProblem(getCreateBoxContentMockHandler, 404, "not_found", MISSING),
      ...failures(getCreateBoxContentMockHandler),
    },
    updateBoxContent: {
      updated: getUpdateBoxContentMockHandler(async ({ request, params }) => ({
        ...writtenContent(day, await bodyOf(request, UpdateBoxContentBody)),
        content_id: String(params["contentId"]),
      })),
      missing: mockProblem(getUpdateBoxContentMockHandler, 404, "not_found", MISSING),
      ...failures(getUpdateBoxContentMockHandler),
    },
    deleteBoxContent: {
      deleted: getDeleteBoxContentMockHandler(),
      missing: mockProblem(getDeleteBoxContentMockHandler, 404, "not_found", MISSING),
      ...failures(getDeleteBoxContentMockHandler),
    },
  };
}
