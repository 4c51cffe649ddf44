import {
  getCreateAddressMockHandler,
  getDeleteAddressMockHandler,
  getListAddressesMockHandler,
  getUpdateAddressMockHandler,
} from "../../generated/member/member.msw.ts";
import { CreateAddressBody, UpdateAddressBody } from "../../generated/zod/member.ts";
import { addresses, homeAddress } from "../fixtures/member.ts";
import { bodyOf, memberFailures, mockProblem } from "./failing.ts";

/** The address book. */
export function addressScenarios() {
  return {
    listAddresses: {
      saved: getListAddressesMockHandler(addresses),
      empty: getListAddressesMockHandler([]),
      ...memberFailures(getListAddressesMockHandler),
    },
    createAddress: {
      created: getCreateAddressMockHandler(async ({ request }) => ({
        ...(await bodyOf(request, CreateAddressBody)),
        id: homeAddress.id,
      })),
      limitReached: mockProblem(getCreateAddressMockHandler, "address_limit"),
      ...memberFailures(getCreateAddressMockHandler),
    },
    updateAddress: {
      updated: getUpdateAddressMockHandler(async ({ request, params }) => ({
        ...(await bodyOf(request, UpdateAddressBody)),
        id: String(params["id"]),
      })),
      missing: mockProblem(getUpdateAddressMockHandler, "not_found"),
      ...memberFailures(getUpdateAddressMockHandler),
    },
    deleteAddress: {
      deleted: getDeleteAddressMockHandler(),
      missing: mockProblem(getDeleteAddressMockHandler, "not_found"),
      ...memberFailures(getDeleteAddressMockHandler),
    },
  };
}
