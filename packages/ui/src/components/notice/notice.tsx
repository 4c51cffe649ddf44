import type { ReactNode } from "react";
import { styled } from "../../theme/styled.ts";
import {
  noticeBodyRecipe,
  noticeRecipe,
  noticeTextRecipe,
  noticeTitleRecipe,
} from "../../theme/recipes/surface.ts";
import { Icon, type IconName } from "../icon/icon.tsx";

const Root = styled("div", noticeRecipe);
const Words = styled("div", noticeTextRecipe);
const Title = styled("p", noticeTitleRecipe);
const Body = styled("div", noticeBodyRecipe);

const icons = {
  neutral: "info",
  info: "info",
  success: "success",
  warning: "warning",
  danger: "error",
} as const satisfies Record<string, IconName>;

export interface NoticeProps {
  tone?: keyof typeof icons | undefined;
  title?: string | undefined;
  children?: ReactNode;
}

/** A message in the flow of the page; not a live region. */
export function Notice({ tone = "neutral", title, children }: NoticeProps) {
  return (
    <Root tone={tone}>
      <Icon name={icons[tone]} size={20} />
      <Words>
        {title !== undefined && <Title tone={tone}>{title}</Title>}
        {children !== undefined && <Body>{children}</Body>}
      </Words>
    </Root>
  );
}
