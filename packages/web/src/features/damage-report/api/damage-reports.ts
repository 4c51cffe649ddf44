import {
  getListDamageReportsQueryKey,
  uploadFile,
  useSaveDamageReport,
  useSendDamageReport,
} from "@damadum/sdk";

/** Saves a report on the server as a draft. */
export function useSaveReport() {
  return useSaveDamageReport({
    mutation: {
      onSuccess: (_report, { serial }, _result, { client }) =>
        client.invalidateQueries({ queryKey: getListDamageReportsQueryKey(serial) }),
    },
  });
}

/** Sends the saved report; refetches after an error too, because it may turn out to be sent already. */
export function useSendReport() {
  return useSendDamageReport({
    mutation: {
      onSettled: (_report, _error, { serial }, _result, { client }) =>
        client.invalidateQueries({ queryKey: getListDamageReportsQueryKey(serial) }),
    },
  });
}

/** Uploads a picture of the damage. */
export function uploadDamagePhoto(file: File, { signal }: { readonly signal: AbortSignal }) {
  return uploadFile({ purpose: "DAMAGE_REPORT", file }, undefined, { signal });
}
