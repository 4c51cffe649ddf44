import type { NativeProps } from "../../shared/native-props.ts";
import { styled } from "../../theme/styled.ts";
import { brandTileRecipe, brandTileStageRecipe } from "../../theme/recipes/button.ts";
import { VisuallyHidden } from "../layout/primitives.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { BrandMark, type BrandMarkName } from "./brand-mark.tsx";

const Root = styled("button", brandTileRecipe);
const Stage = styled("span", brandTileStageRecipe);

export interface BrandTileProps extends Omit<NativeProps<"button">, "name" | "aria-label"> {
  brand: BrandMarkName;
  /** The service's name, below its mark. */
  children: string;
  /** The accessible label, which contains the name: "네이버로 계속하기". */
  label: string;
  /** Shows a spinner in place of the mark and ignores presses. */
  loading?: boolean | undefined;
}

/** The mark of another service as a round button with its name below; several fit in one row. */
export function BrandTile({
  brand,
  children,
  label,
  loading = false,
  onClick,
  ...rest
}: BrandTileProps) {
  return (
    <Root
      {...rest}
      type="button"
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <Stage brand={loading ? "none" : brand} aria-hidden>
        {loading ? <Spinner size="md" /> : <BrandMark name={brand} />}
      </Stage>
      <span aria-hidden>{children}</span>
      <VisuallyHidden>{loading ? `${label}, 처리하고 있어요` : label}</VisuallyHidden>
    </Root>
  );
}
