import { Box, PriceBar, Split } from "@damadum/ui";
import type { ComponentProps, ReactNode } from "react";
import type { FormService } from "../engine/definition/form-definition.ts";
import { SubmitButton } from "../engine/form/form-actions.tsx";
import type { SchemaFormProps } from "../engine/form/schema-form.tsx";
import { SchemaForm } from "../theme/schema-form.tsx";

export interface PricedFormProps<Data extends object, Needs extends FormService> extends Omit<
  SchemaFormProps<Data, Needs>,
  "renderActions"
> {
  /** The amount beside the form, on desktops. */
  readonly aside: ReactNode;
  readonly asideLabel?: string;
  /** The amount in the bottom bar, on phones. */
  readonly bar: Omit<ComponentProps<typeof PriceBar>, "action">;
  /** Between the last field and the button: why there is no price, a note, how to pay. */
  readonly children?: ReactNode;
  readonly variant?: "filled" | "danger" | undefined;
  /** Whether the page is still sending or paying. */
  readonly isBusy?: boolean;
  /** Whether the server rejects the request as it is; an earlier question may still get another answer. */
  readonly isRejected?: boolean;
}

/** A form with its amount in view: in a card beside it on desktops, in the bar with the button on phones. */
export function PricedForm<Data extends object, Needs extends FormService>({
  aside,
  asideLabel = "금액",
  bar,
  children,
  variant,
  isBusy = false,
  isRejected = false,
  ...form
}: PricedFormProps<Data, Needs>) {
  return (
    <Split asideLabel={asideLabel} aside={aside}>
      <SchemaForm
        {...form}
        renderActions={(actions) => {
          const next = (
            <SubmitButton
              actions={{ ...actions, isSubmitting: actions.isSubmitting || isBusy }}
              // Only the button of the last step does what cannot be undone.
              variant={actions.isLast ? variant : undefined}
              disabled={isRejected && actions.isLast}
            />
          );
          return (
            <>
              {children}
              {/* In the flow: a desktop's bar would look like the end of a question that goes on behind it. */}
              <Box hideBelow="lg">{next}</Box>
              <PriceBar {...bar} action={next} />
            </>
          );
        }}
      />
    </Split>
  );
}
