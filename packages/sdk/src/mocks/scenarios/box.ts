import * as mock from "../../generated/box/box.msw.ts";
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
import { anyones, bodyOf, members } from "./failing.ts";
import { onlyPage } from "./pages.ts";

export function storedBoxScenarios(day: string) {
  return {
    listStoredBoxes: members(mock.getListStoredBoxesMockHandler, (reply) => ({
      stored: reply(({ request }) => {
        const query = new URL(request.url).searchParams;
        const [text, status] = [query.get("q") ?? "", query.get("status")];
        const found = storedBoxes(day).filter(
          ({ name, content_names: names, ...box }) =>
            [name ?? "", ...names].some((word) => word.includes(text)) &&
            (status === null || box.status === status),
        );
        return onlyPage(found);
      }),
      empty: reply(onlyPage([])),
    })),
    getOrderBoxContents: members(mock.getGetOrderBoxContentsMockHandler, (reply, problem) => ({
      stored: reply(({ params }) => orderBoxContents(day, String(params["serial"]))),
      noBoxes: reply({ ...orderBoxContents(day), boxes: [] }),
      missing: problem("not_found"),
    })),
    updateOrderBoxContents: members(
      mock.getUpdateOrderBoxContentsMockHandler,
      (reply, problem) => ({
        updated: reply(async ({ request }) =>
          updatedOrderBoxes(day, await bodyOf(request, UpdateOrderBoxContentsBody)),
        ),
        missing: problem("not_found"),
      }),
    ),
  };
}

export function scannedBoxScenarios(day: string) {
  return {
    listBoxContents: anyones(mock.getListBoxContentsMockHandler, (reply, problem) => ({
      owner: reply(boxContents(day)),
      visitor: reply(
        boxContents(day, { access: "VISITOR", contents: winterClothes(day).slice(0, 1) }),
      ),
      newVisitor: reply(boxContents(day, { access: "VISITOR", contents: [] })),
      closed: reply(
        boxContents(day, { access: "VISITOR", status: null, can_add: false, contents: [] }),
      ),
      missing: problem("not_found"),
    })),
    createBoxContent: anyones(mock.getCreateBoxContentMockHandler, (reply, problem) => ({
      added: reply(async ({ request }) => ({
        content: writtenContent(day, await bodyOf(request, CreateBoxContentBody)),
        visitor_key: null,
      })),
      addedByVisitor: reply(async ({ request }) => ({
        content: writtenContent(day, await bodyOf(request, CreateBoxContentBody)),
        visitor_key: visitorKey,
      })),
      closed: problem("state_conflict"),
      full: problem("content_limit"),
      missing: problem("not_found"),
    })),
    updateBoxContent: anyones(mock.getUpdateBoxContentMockHandler, (reply, problem) => ({
      updated: reply(async ({ request, params }) => ({
        ...writtenContent(day, await bodyOf(request, UpdateBoxContentBody)),
        content_id: String(params["contentId"]),
      })),
      missing: problem("not_found"),
    })),
    deleteBoxContent: anyones(mock.getDeleteBoxContentMockHandler, (reply, problem) => ({
      deleted: reply(),
      missing: problem("not_found"),
    })),
  };
}
