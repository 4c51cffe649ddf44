import { getListBoxContentsQueryOptions, listBoxContents } from "@damadum/sdk";
import { deviceKeyHeader } from "../../../shared/photo/device-key.ts";
import { restoreDeviceKey } from "../state/device-key-copy.ts";

/** The contents of a box, as far as this person and this device may see them. */
export function boxContentsOptions(serial: string) {
  return getListBoxContentsQueryOptions(serial, undefined, {
    query: {
      // Read at request time, because the key only arrives with the first content sent.
      queryFn: async ({ signal }) => {
        await restoreDeviceKey();
        return listBoxContents(serial, deviceKeyHeader(), { signal });
      },
    },
  });
}
