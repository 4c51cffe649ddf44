import type { RouteObject } from "react-router-dom";
import { paths } from "../shared/paths.ts";
import { lazyPage } from "./chunks/lazy-page.ts";
import { handle } from "../shared/router/route-handle.ts";

/** Account recovery, open to visitors because members who need it cannot log in. */
export const accountOpenPages = (): RouteObject[] => [
  {
    id: "find-id",
    path: paths.findId.path,
    ...handle({ title: "아이디 찾기" }),
    ...lazyPage({
      screen: async () => (await import("../features/find-id/find-id-screen.tsx")).FindIdScreen,
    }),
  },
  {
    id: "find-id-result",
    path: paths.findIdResult.path,
    ...handle({ title: "아이디 찾기" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/find-id/find-id-result-screen.tsx")).FindIdResultScreen,
    }),
  },
  {
    id: "reset-password",
    path: paths.resetPassword.path,
    ...handle({ title: "비밀번호 재설정" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/password-reset/password-reset-screen.tsx")).PasswordResetScreen,
    }),
  },
];

/** A member's own account. */
export const accountMemberPages = (): RouteObject[] => [
  {
    id: "profile",
    path: paths.profile.path,
    ...handle({ title: "내 정보" }),
    ...lazyPage({
      screen: async () => (await import("../features/profile/profile-screen.tsx")).ProfileScreen,
      loader: async () => (await import("../features/profile/profile-loaders.ts")).profileLoader,
    }),
  },
  {
    id: "profile-certification-result",
    path: paths.profileCertificationResult.path,
    ...handle({ title: "본인 인증 결과" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/profile/certification-result-screen.tsx"))
          .CertificationResultScreen,
    }),
  },
  {
    id: "new-address",
    path: paths.newAddress.path,
    ...handle({ title: "주소 추가" }),
    ...lazyPage({
      screen: async () => (await import("../features/profile/address-screen.tsx")).NewAddressScreen,
    }),
  },
  {
    id: "address",
    path: paths.address.path,
    ...handle({ title: "주소 수정" }),
    ...lazyPage({
      screen: async () => (await import("../features/profile/address-screen.tsx")).AddressScreen,
      loader: async () => (await import("../features/profile/profile-loaders.ts")).profileLoader,
    }),
  },
  {
    id: "withdrawal",
    path: paths.withdrawal.path,
    ...handle({ title: "회원 탈퇴" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/profile/withdrawal-screen.tsx")).WithdrawalScreen,
    }),
  },
  {
    id: "change-password",
    path: paths.changePassword.path,
    ...handle({ title: "비밀번호 바꾸기" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/password-change/password-change-screen.tsx"))
          .PasswordChangeScreen,
    }),
  },
];
