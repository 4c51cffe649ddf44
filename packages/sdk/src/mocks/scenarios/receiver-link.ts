import {
  getCreateReceiverLinkMockHandler,
  getDeleteReceiverLinkMockHandler,
  getGetReceivedDeliveryMockHandler,
  getGetReceiverLinkMockHandler,
} from "../../generated/receiver-link/receiver-link.msw.ts";
import { dayAfter } from "../base-day.ts";
import { longReceivedDelivery, receivedDelivery, receiverKey } from "../fixtures/receiver-link.ts";
import { failures, memberFailures, mockProblem } from "./failing.ts";

/** Links by which another person receives a delivery. */
export function receiverLinkScenarios(day: string) {
  const opens_on = dayAfter(day, 3);
  const link = { key: receiverKey, opens_on };
  const inStatus = (status: "READY" | "ON_THE_WAY" | "DELIVERED") =>
    getGetReceivedDeliveryMockHandler(receivedDelivery(day, { status }));
  return {
    getReceiverLink: {
      none: getGetReceiverLinkMockHandler({ key: null, opens_on }),
      made: getGetReceiverLinkMockHandler(link),
      over: getGetReceiverLinkMockHandler({ key: null, opens_on: null }),
      ...memberFailures(getGetReceiverLinkMockHandler),
    },
    createReceiverLink: {
      made: getCreateReceiverLinkMockHandler(link),
      closed: mockProblem(getCreateReceiverLinkMockHandler, "state_conflict"),
      ...memberFailures(getCreateReceiverLinkMockHandler),
    },
    deleteReceiverLink: {
      deleted: getDeleteReceiverLinkMockHandler(),
      ...memberFailures(getDeleteReceiverLinkMockHandler),
    },
    getReceivedDelivery: {
      READY: inStatus("READY"),
      ON_THE_WAY: inStatus("ON_THE_WAY"),
      DELIVERED: inStatus("DELIVERED"),
      early: getGetReceivedDeliveryMockHandler({ opens_on, visit: null }),
      long: getGetReceivedDeliveryMockHandler(longReceivedDelivery(day)),
      missing: mockProblem(getGetReceivedDeliveryMockHandler, "not_found"),
      ...failures(getGetReceivedDeliveryMockHandler),
    },
  };
}
