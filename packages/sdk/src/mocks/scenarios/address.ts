import {
  getCreateAddressMockHandler,
  getDeleteAddressMockHandler,
  getListAddressesMockHandler,
  getUpdateAddressMockHandler,
} from "../../generated/member/member.msw.ts";
import { CreateAddressBody, UpdateAddressBody } from "../../generated/zod/member.ts";
import { addresses, homeAddress } from "../fixtures/member.ts";
import { bodyOf, memberFailures, mockProblem } from "./failing.ts";
import { MISSING } from "./sentences.ts";

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
      limitReached: mockProblem(
        getCreateAddressMockHandler,
        409,
        "address_limit",
        "주소는 30개까지 담을 수 있어요. 쓰지 않는 주소를 지우고 다시 해 주세요.",
      ),
      ...memberFailures(getCreateAddressMockHandler),
    },
    updateAddress: {
      updated: getUpdateAddressMockHandler(async ({ request, params }) => ({
        ...(await bodyOf(request, UpdateAddressBody)),
        id: String(params["id"]),
      })),
      missing: mockProblem(getUpdateAddressMockHandler, 404, "not_found", MISSING),
      ...memberFailures(getUpdateAddressMockHandler),
    },
    deleteAddress: {
      deleted: getDeleteAddressMockHandler(),
      missing: mockProblem(getDeleteAddressMockHandler, 404, "not_found", MISSING),
      ...memberFailures(getDeleteAddressMockHandler),
    },
  };
}
