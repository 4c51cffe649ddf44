import type { RouteObject } from "react-router-dom";
import { paths } from "../shared/paths.ts";
import { pageRoute } from "./chunks/lazy-page.ts";

/** Account recovery, open to visitors because members who need it cannot log in. */
export const accountOpenPages = (): RouteObject[] => [
  pageRoute(paths.findId, {
    title: "아이디 찾기",
    screen: async () => (await import("../features/find-id/find-id-screen.tsx")).FindIdScreen,
  }),
  pageRoute(paths.findIdResult, {
    title: "아이디 찾기",
    screen: async () =>
      (await import("../features/find-id/find-id-result-screen.tsx")).FindIdResultScreen,
  }),
  pageRoute(paths.resetPassword, {
    title: "비밀번호 재설정",
    screen: async () =>
      (await import("../features/password-reset/password-reset-screen.tsx")).PasswordResetScreen,
  }),
];

export const accountMemberPages = (): RouteObject[] => [
  pageRoute(paths.profile, {
    title: "내 정보",
    screen: async () => (await import("../features/profile/profile-screen.tsx")).ProfileScreen,
    loader: async () => (await import("../features/profile/profile-loaders.ts")).profileLoader,
  }),
  pageRoute(paths.profileCertificationResult, {
    title: "본인 인증 결과",
    screen: async () =>
      (await import("../features/profile/certification-result-screen.tsx"))
        .CertificationResultScreen,
  }),
  pageRoute(paths.newAddress, {
    title: "주소 추가",
    screen: async () => (await import("../features/profile/address-screen.tsx")).NewAddressScreen,
  }),
  pageRoute(paths.address, {
    title: "주소 수정",
    screen: async () => (await import("../features/profile/address-screen.tsx")).AddressScreen,
    loader: async () => (await import("../features/profile/profile-loaders.ts")).profileLoader,
  }),
  pageRoute(paths.devices, {
    title: "로그인한 기기",
    screen: async () => (await import("../features/profile/devices-screen.tsx")).DevicesScreen,
    loader: async () => (await import("../features/profile/profile-loaders.ts")).devicesLoader,
  }),
  pageRoute(paths.noticeSettings, {
    title: "알림 설정",
    screen: async () =>
      (await import("../features/profile/notice-settings-screen.tsx")).NoticeSettingsScreen,
    loader: async () =>
      (await import("../features/profile/profile-loaders.ts")).noticeSettingsLoader,
  }),
  pageRoute(paths.myData, {
    title: "내 자료 받기",
    screen: async () => (await import("../features/profile/my-data-screen.tsx")).MyDataScreen,
  }),
  pageRoute(paths.withdrawal, {
    title: "회원 탈퇴",
    screen: async () =>
      (await import("../features/profile/withdrawal-screen.tsx")).WithdrawalScreen,
  }),
  pageRoute(paths.changePassword, {
    title: "비밀번호 바꾸기",
    screen: async () =>
      (await import("../features/password-change/password-change-screen.tsx")).PasswordChangeScreen,
  }),
];
