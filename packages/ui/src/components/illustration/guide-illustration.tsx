import { guideScenes } from "./guide-scenes.tsx";
import { scenes, type IllustrationProps } from "./illustration.tsx";
import { Stage } from "./stage.tsx";

const allScenes = { ...scenes, ...guideScenes };

/** Names of all drawn scenes. */
export type GuideIllustrationName = keyof typeof allScenes;

export interface GuideIllustrationProps extends Omit<IllustrationProps, "name"> {
  name: GuideIllustrationName;
}

/** An Illustration with the additional scenes of explanatory pages; separate, so that only such pages load them. */
export function GuideIllustration({ name, width = 160 }: GuideIllustrationProps) {
  return <Stage width={width}>{allScenes[name]}</Stage>;
}

/** Every scene name, for stories and checks. */
export const illustrationNames = Object.keys(allScenes).filter(
  (name): name is GuideIllustrationName => name in allScenes,
);
