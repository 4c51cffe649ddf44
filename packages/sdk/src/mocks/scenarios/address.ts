import {
  getCreateAddressMockHandler,
  getDeleteAddressMockHandler,
  getListAddressesMockHandler,
  getUpdateAddressMockHandler,
} from "../../generated/member/member.msw.ts";
import { CreateAddressBody, UpdateAddressBody } from "../../generated/zod/member.ts";
import { addresses, homeAddress } from "../fixtures/member.ts";
import { bodyOf, memberTroubles, mockProblem } from "./failing.ts";

const MISSING = "찾을 수 없어요. 주소나 번호를 확인해 주세요.";

/** The address book. */
export function addressScenarios() {
  return {
    listAddresses: {
      saved: getListAddressesMockHandler(addresses),
      empty: getListAddressesMockHandler([]),
      ...memberTroubles(getListAddressesMockHandler),
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
        "주소는 30개까지 담을 수 있어요. 안 쓰는 주소를 지워 주세요.",
      ),
      ...memberTroubles(getCreateAddressMockHandler),
    },
    updateAddress: {
      updated: getUpdateAddressMockHandler(async ({ request, params }) => ({
        ...(await bodyOf(request, UpdateAddressBody)),
        id: String(params["id"]),
      })),
      missing: mockProblem(getUpdateAddressMockHandler, 404, "not_found", MISSING),
      ...memberTroubles(getUpdateAddressMockHandler),
    },
    deleteAddress: {
      deleted: getDeleteAddressMockHandler(),
      missing: mockProblem(getDeleteAddressMockHandler, 404, "not_found", MISSING),
      ...memberTroubles(getDeleteAddressMockHandler),
    },
  };
}
