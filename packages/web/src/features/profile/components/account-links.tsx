import type { Profile } from "@damadum/sdk";
import { Box, ListLink, Stack } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import { ProfileSection } from "./profile-section.tsx";

/** Links to the pages that show, change or end the account. */
export function AccountLinks({ profile }: { readonly profile: Profile }) {
  const links = [
    {
      label: profile.has_password ? "비밀번호 바꾸기" : "비밀번호 만들기",
      href: paths.changePassword.getHref(),
    },
    { label: "로그인한 기기", href: paths.devices.getHref() },
    { label: "알림 설정", href: paths.noticeSettings.getHref() },
    { label: "내 자료 받기", href: paths.myData.getHref() },
    { label: "로그아웃", href: paths.logout.getHref() },
    { label: "회원 탈퇴", href: paths.withdrawal.getHref() },
  ];
  return (
    <ProfileSection title="계정 관리">
      <Stack as="ul" listStyleType="none" gap="0">
        {links.map(({ label, href }) => (
          <Box as="li" key={href}>
            <ListLink divided>
              <RouterLink to={href}>{label}</RouterLink>
            </ListLink>
          </Box>
        ))}
      </Stack>
    </ProfileSection>
  );
}
