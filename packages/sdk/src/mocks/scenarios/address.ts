import * as mock from "../../generated/member/member.msw.ts";
import { CreateAddressBody, UpdateAddressBody } from "../../generated/zod/member.ts";
import { addresses, homeAddress } from "../fixtures/member.ts";
import { bodyOf, members } from "./failing.ts";

export function addressScenarios() {
  return {
    listAddresses: members(mock.getListAddressesMockHandler, (reply) => ({
      saved: reply(addresses),
      empty: reply([]),
    })),
    createAddress: members(mock.getCreateAddressMockHandler, (reply, problem) => ({
      created: reply(async ({ request }) => ({
        ...(await bodyOf(request, CreateAddressBody)),
        id: homeAddress.id,
      })),
      limitReached: problem("address_limit"),
    })),
    updateAddress: members(mock.getUpdateAddressMockHandler, (reply, problem) => ({
      updated: reply(async ({ request, params }) => ({
        ...(await bodyOf(request, UpdateAddressBody)),
        id: String(params["id"]),
      })),
      missing: problem("not_found"),
    })),
    deleteAddress: members(mock.getDeleteAddressMockHandler, (reply, problem) => ({
      deleted: reply(),
      missing: problem("not_found"),
    })),
  };
}
