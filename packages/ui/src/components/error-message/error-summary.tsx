import type { Ref } from "react";
import { styled } from "../../theme/styled.ts";
import { summaryListRecipe, summaryRecipe } from "../../theme/recipes/surface.ts";
import { Notice } from "../notice/notice.tsx";

const Root = styled("div", summaryRecipe);
const List = styled("ul", summaryListRecipe);

export interface ErrorSummaryItem {
  /** Id of the control to fix. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** In screen order. */
  errors: readonly ErrorSummaryItem[];
  /** Called instead of focusing the field, for a field that is not visible yet. */
  onSelect?: ((fieldId: string) => void) | undefined;
  /** The container, for focusing it after a rejected submit. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** All errors of a form with links to their fields, shown above it after a rejected submit. */
export function ErrorSummary({ errors, onSelect, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <Root role="alert" tabIndex={-1} ref={ref}>
      <Notice tone="danger" title={`${errors.length}가지를 확인해 주세요`}>
        <List>
          {errors.map((error) => (
            <li key={`${error.fieldId} ${error.message}`}>
              <a
                href={`#${error.fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  if (onSelect !== undefined) onSelect(error.fieldId);
                  else document.getElementById(error.fieldId)?.focus();
                }}
              >
                {error.message}
              </a>
            </li>
          ))}
        </List>
      </Notice>
    </Root>
  );
}
