import { Box, Button, HStack, TextField } from "@damadum/ui";
import { useEffect } from "react";

import { digits } from "../../engine/form/digits-codec.ts";
import { useTextDraft } from "../../engine/form/use-text-draft.ts";

interface PlainAddressProps {
  readonly id: string;
  readonly postcodeId: string;
  readonly address: unknown;
  readonly postcode: unknown;
  /** Id of the error message of both fields. */
  readonly errorId: string | undefined;
  readonly onAddressChange: (value: unknown) => void;
  readonly onPostcodeChange: (value: unknown) => void;
  /** Whether the search did not fail to open. */
  readonly isSearchable: boolean;
  readonly onSearch: () => void;
}

/** Postcode and address as plain fields, for when the search is unavailable. */
export function PlainAddress(props: PlainAddressProps) {
  const postcode = useTextDraft<HTMLInputElement>({
    id: props.postcodeId,
    value: props.postcode,
    onChange: props.onPostcodeChange,
    codec: digits,
  });
  const address = useTextDraft<HTMLInputElement>({
    id: props.id,
    value: props.address,
    onChange: props.onAddressChange,
  });
  const { ref: first } = postcode.input;
  // The message is about the missing field, or, when both are filled in, about either of them.
  const isComplete = props.postcode !== undefined && props.address !== undefined;
  const wrong = (value: unknown) =>
    props.errorId !== undefined && (isComplete || value === undefined)
      ? { invalid: true, describedBy: props.errorId }
      : {};
  useEffect(() => first.current?.focus(), [first]);

  return (
    <>
      {/* Side by side, so that the whole question fits a phone's screen; with large text one below the other. */}
      <HStack align="end" gap="3" wrap="wrap">
        <Box flex="1 1 8rem">
          <TextField
            id={props.postcodeId}
            label="우편번호"
            placeholder="숫자 5자리"
            inputMode="numeric"
            autoComplete="postal-code"
            {...wrong(props.postcode)}
            {...postcode.input}
          />
        </Box>
        <Button variant="outline" onClick={props.onSearch}>
          주소 검색 다시 열기
        </Button>
      </HStack>
      <TextField
        id={`${props.id}-text`}
        label="기본 주소"
        help={`${props.isSearchable ? "" : "주소 검색이 열리지 않아요. "}시·도부터 도로명과 건물 번호까지 적어 주세요.`}
        autoComplete="street-address"
        {...wrong(props.address)}
        {...address.input}
      />
    </>
  );
}
