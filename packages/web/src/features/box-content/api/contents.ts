import {
  getListBoxContentsQueryKey,
  getListBoxContentsQueryOptions,
  listBoxContents,
  useDeleteBoxContent,
  useUpdateBoxContent,
} from "@damadum/sdk";
import { deviceKeyHeader } from "../../../shared/photo/device-key.ts";
import { restoreDeviceKey } from "../state/device-key-copy.ts";

/** What is in a box, as far as this person and this device may see it. */
export function boxContentsOptions(serial: string) {
  return getListBoxContentsQueryOptions(serial, undefined, {
    query: {
      // The key is read when it is asked: the first thing that is sent brings it.
      queryFn: async ({ signal }) => {
        await restoreDeviceKey();
        return listBoxContents(serial, deviceKeyHeader(), { signal });
      },
    },
  });
}

/** Changes something in a box. */
export function useChangeContent() {
  return useUpdateBoxContent({
    mutation: {
      onSuccess: (_content, { serial }, _result, { client }) =>
        client.invalidateQueries({ queryKey: getListBoxContentsQueryKey(serial) }),
    },
  });
}

/** Takes something off the list of a box. */
export function useRemoveContent() {
  return useDeleteBoxContent({
    mutation: {
      onSuccess: (_nothing, { serial }, _result, { client }) =>
        client.invalidateQueries({ queryKey: getListBoxContentsQueryKey(serial) }),
    },
  });
}
