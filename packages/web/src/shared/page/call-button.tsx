import { brand } from "@damadum/domain";
import { Button, Icon, type ButtonProps } from "@damadum/ui";

/** Calls us, for a step that the page cannot take for the member. */
export function CallButton(look: Pick<ButtonProps, "variant" | "size">) {
  return (
    <Button {...look} block asChild>
      <a href={`tel:${brand.company.phoneNumber}`}>
        <Icon name="phone" size={20} />
        전화로 문의하기
      </a>
    </Button>
  );
}
