import {
  getListDamageReportsQueryKey,
  uploadFile,
  useSaveDamageReport,
  useSendDamageReport,
} from "@damadum/sdk";

/** Keeps a report on the server, where it waits to be sent. */
export function useSaveReport() {
  return useSaveDamageReport({
    mutation: {
      onSuccess: (_report, { serial }, _result, { client }) =>
        client.invalidateQueries({ queryKey: getListDamageReportsQueryKey(serial) }),
    },
  });
}

/** Sends the report that was kept. What turns out to be sent already is read again too. */
export function useSendReport() {
  return useSendDamageReport({
    mutation: {
      onSettled: (_report, _error, { serial }, _result, { client }) =>
        client.invalidateQueries({ queryKey: getListDamageReportsQueryKey(serial) }),
    },
  });
}

/** Sends a picture of the damage. */
export function uploadDamagePhoto(file: File, { signal }: { readonly signal: AbortSignal }) {
  return uploadFile({ purpose: "DAMAGE_REPORT", file }, undefined, { signal });
}
