import { Button, Card, FieldGroup, Icon, Stack, Text, useFieldIds } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";

import { fieldId } from "../../engine/data/path.ts";
import { useAnswer, useFieldPath, useFormEngine } from "../../engine/form/form-engine.ts";
import type { SavedPlace } from "../../engine/definition/form-definition.ts";
import { PlainAddress } from "./plain-address.tsx";
import { POSTCODE_SCRIPT_URL, type PostcodeResult } from "./postcode-script.ts";
import { PostcodeSheet } from "./postcode-sheet.tsx";
import { SavedPlaces } from "./saved-places.tsx";

type Mode = "closed" | "searching" | "typing" | "unavailable";

/** The base address: found by the postcode search and then read-only, typed when the search is unavailable. */
export function AddressWidget(props: WidgetProps) {
  const engine = useFormEngine();
  const path = useFieldPath(props.id);
  const sibling = (name: string) => [...path.slice(0, -1), name];
  const postcodePath = sibling("postcode");
  const postcode = useAnswer(postcodePath);
  const [error] = props.rawErrors ?? [];
  const ids = useFieldIds(props.id, { help: undefined, error });
  const address: unknown = props.value;
  const isFound = typeof address === "string" && typeof postcode === "string";
  const isHalf = !isFound && (typeof address === "string" || typeof postcode === "string");
  const [mode, setMode] = useState<Mode>(isHalf ? "typing" : "closed");
  const isTyped = mode === "typing" || mode === "unavailable";

  const take = (result: PostcodeResult) => {
    engine.setValue(postcodePath, result.zonecode);
    props.onChange(result.roadAddress || result.address || result.jibunAddress);
    setMode("closed");
    // The layer closes first and returns the focus; only then can it move on to the detail.
    requestAnimationFrame(() =>
      document.getElementById(fieldId(engine.formId, sibling("detail")))?.focus(),
    );
  };

  const fillFromSavedPlace = ({ detail, floor, carriage, ...place }: SavedPlace) => {
    const others = { postcode: place.postcode, detail, floor, carriage };
    for (const [name, answer] of Object.entries(others)) {
      // Parts that the place leaves out are asked again.
      engine.setValue(sibling(name), answer);
    }
    props.onChange(place.address);
    setMode("closed");
  };

  return (
    <FieldGroup
      ids={ids}
      label={props.label}
      // The plain fields have their own labels.
      labelHidden={isTyped}
      required={props.required}
      error={error}
    >
      <Stack gap="3">
        <SavedPlaces onChoose={fillFromSavedPlace} />
        {isTyped ? (
          <PlainAddress
            id={props.id}
            postcodeId={fieldId(engine.formId, postcodePath)}
            address={address}
            postcode={postcode}
            errorId={ids.error}
            onAddressChange={props.onChange}
            onPostcodeChange={(value) => engine.setValue(postcodePath, value)}
            isSearchable={mode === "typing"}
            onSearch={() => setMode("searching")}
          />
        ) : (
          <>
            {isFound && (
              <Card variant="flat" padding="sm">
                <Text variant="caption" tone="muted">{`우편번호 ${postcode}`}</Text>
                <Text>{address}</Text>
              </Card>
            )}
            <Button
              variant={isFound ? "outline" : "tinted"}
              size={isFound ? "md" : "lg"}
              // A mistake moves the focus here, where the group's description is not heard.
              aria-describedby={ids.error}
              block
              icon={<Icon name="search" size={20} />}
              onClick={() => setMode("searching")}
            >
              {isFound ? "주소 다시 찾기" : "주소 찾기"}
            </Button>
          </>
        )}
      </Stack>
      {mode === "searching" && (
        <PostcodeSheet
          scriptUrl={engine.context().postcodeScriptUrl ?? POSTCODE_SCRIPT_URL}
          title={`${props.label} 찾기`}
          onClose={() => setMode("closed")}
          onFound={take}
          onType={() => setMode("typing")}
          onUnavailable={() => setMode("unavailable")}
        />
      )}
    </FieldGroup>
  );
}
