import { Button, Flex, Icon } from "@damadum/ui";

import type { SavedPlace } from "../../engine/definition/form-definition.ts";
import { useFormEngine } from "../../engine/form/form-engine.ts";
import { useLoaded } from "../../engine/form/use-loaded.ts";

interface SavedPlacesProps {
  readonly onChoose: (place: SavedPlace) => void;
}

/**
 * The member's address book as buttons; renders nothing when it is empty or unavailable, because the search remains.
 */
export function SavedPlaces({ onChoose }: SavedPlacesProps) {
  const { loadSavedPlaces } = useFormEngine().context();
  const places = useLoaded(loadSavedPlaces === undefined ? null : "saved", () =>
    loadSavedPlaces === undefined ? Promise.resolve([]) : loadSavedPlaces(),
  );
  if (places.status !== "ready" || places.data.length === 0) return null;
  return (
    <Flex role="group" aria-label="저장한 주소" wrap="wrap" gap="2">
      {places.data.map((place) => (
        <Button
          key={place.id}
          variant="outline"
          size="sm"
          icon={<Icon name="home" size={16} />}
          onClick={() => onChoose(place)}
        >
          {place.name}
        </Button>
      ))}
    </Flex>
  );
}
