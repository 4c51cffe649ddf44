import {
  getGetMeQueryOptions,
  getListAddressesQueryOptions,
  getListNoticeSettingsQueryOptions,
  getListSessionsQueryOptions,
} from "@damadum/sdk";
import { startLoading } from "../../shared/router/start-loading.ts";

/** Starts loading the member and their addresses, in parallel with the screen's chunk. */
export const profileLoader = startLoading((queryClient) => {
  void queryClient.prefetchQuery(getGetMeQueryOptions());
  void queryClient.prefetchQuery(getListAddressesQueryOptions());
});

export const devicesLoader = startLoading((queryClient) => {
  void queryClient.prefetchQuery(getListSessionsQueryOptions());
});

export const noticeSettingsLoader = startLoading((queryClient) => {
  void queryClient.prefetchQuery(getGetMeQueryOptions());
  void queryClient.prefetchQuery(getListNoticeSettingsQueryOptions());
});
