import * as mock from "../../generated/receiver-link/receiver-link.msw.ts";
import { dayAfter } from "../base-day.ts";
import { longReceivedDelivery, receivedDelivery, receiverKey } from "../fixtures/receiver-link.ts";
import { anyones, members } from "./failing.ts";

export function receiverLinkScenarios(day: string) {
  const opens_on = dayAfter(day, 3);
  const link = { key: receiverKey, opens_on };
  const inStatus = (status: "READY" | "ON_THE_WAY" | "DELIVERED") =>
    mock.getGetReceivedDeliveryMockHandler(receivedDelivery(day, { status }));
  return {
    getReceiverLink: members(mock.getGetReceiverLinkMockHandler, (reply) => ({
      none: reply({ key: null, opens_on }),
      made: reply(link),
      over: reply({ key: null, opens_on: null }),
    })),
    createReceiverLink: members(mock.getCreateReceiverLinkMockHandler, (reply, problem) => ({
      made: reply(link),
      closed: problem("state_conflict"),
    })),
    deleteReceiverLink: members(mock.getDeleteReceiverLinkMockHandler, (reply) => ({
      deleted: reply(),
    })),
    getReceivedDelivery: anyones(mock.getGetReceivedDeliveryMockHandler, (reply, problem) => ({
      READY: inStatus("READY"),
      ON_THE_WAY: inStatus("ON_THE_WAY"),
      DELIVERED: inStatus("DELIVERED"),
      early: reply({ opens_on, visit: null }),
      long: reply(longReceivedDelivery(day)),
      missing: problem("not_found"),
    })),
  };
}
