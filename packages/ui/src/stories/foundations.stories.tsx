import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties, ReactNode } from "react";
import { Box, Flex, Stack } from "../components/layout/primitives.tsx";
import { Text } from "../components/text/text.tsx";
import { colorsOf, contrast, shapePairs, textPairs } from "../theme/contrast.ts";
import { listColors } from "../theme/forced-scheme.ts";
import { createPalette } from "../theme/palette.ts";
import { seeds } from "../theme/seeds.ts";
import { textStyles } from "../theme/text-styles.ts";
import { tokens } from "../theme/tokens.ts";

// Everything on these pages is read from the theme's own objects, so none of it can be out of date.
const meta = {
  id: "foundations",
  title: "Foundations/모양의 바탕",
  parameters: { viewport: { defaultViewport: "desktop" } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const light = colorsOf("light");
const dark = colorsOf("dark");

/** Colours by meaning: the step of the palette and its value in each scheme. */
export const Colors: Story = {
  name: "색",
  render: () => {
    const steps = { light: new Map(listColors("light")), dark: new Map(listColors("dark")) };
    return (
      <Stack gap="3">
        {[...steps.light].map(([name, step]) => (
          <Sample
            key={name}
            name={name}
            value={`밝게 ${step} ${light.get(name)} · 어둡게 ${steps.dark.get(name)} ${dark.get(name)}`}
          >
            <InBothSchemes lookOf={(colors) => ({ background: colors.get(name) })} />
          </Sample>
        ))}
      </Stack>
    );
  },
};

/** Every pair that components combine, with its contrast in both schemes. */
export const Contrast: Story = {
  name: "색의 대비",
  render: () => {
    const ratio = (colors: Map<string, string>, first: string, second: string) =>
      contrast(colors.get(first) ?? "none", colors.get(second) ?? "none").toFixed(2);
    const rows = [
      ...textPairs.map((pair) => [...pair, "글 4.5"] as const),
      ...shapePairs.map((pair) => [...pair, "테두리 3"] as const),
    ];
    return (
      <Stack gap="3">
        {rows.map(([first, second, least]) => (
          <Sample
            key={`${first} ${second} ${least}`}
            name={`${first} / ${second} (${least} 이상)`}
            value={`밝게 ${ratio(light, first, second)} · 어둡게 ${ratio(dark, first, second)}`}
          >
            <InBothSchemes
              text={least.startsWith("글") ? "견적 12" : ""}
              lookOf={(colors) => ({
                color: colors.get(first),
                background: colors.get(second),
                ...(least.startsWith("글") ? {} : { border: `2px solid ${colors.get(first)}` }),
              })}
            />
          </Sample>
        ))}
      </Stack>
    );
  },
};

export const Palette: Story = {
  name: "색의 씨앗과 단계",
  render: () => (
    <Stack gap="5">
      {Object.entries(createPalette(seeds)).map(([scale, steps]) => (
        <Stack key={scale} gap="1">
          <Text variant="label">
            {scale in seeds
              ? `${scale} (씨앗 ${new Map(Object.entries(seeds)).get(scale)})`
              : scale}
          </Text>
          <Flex wrap="wrap" gap="2">
            {Object.entries(steps).map(([step, { value }]) => (
              <Sample key={step} name={step} value={value}>
                <Box
                  width="20"
                  height="10"
                  borderRadius="xs"
                  boxShadow="frame"
                  bg={`${scale}.${step}`}
                />
              </Sample>
            ))}
          </Flex>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Type: Story = {
  name: "글자",
  render: () => (
    <Stack gap="4">
      {Object.entries(textStyles).map(([name, { value }]) => (
        <Sample
          key={name}
          name={name}
          value={JSON.stringify(value).replaceAll(/[{}"]/g, "").replaceAll(",", ", ")}
        >
          <Box textStyle={name}>짐은 가볍게, 보관은 든든하게 1,234,500원</Box>
        </Sample>
      ))}
    </Stack>
  ),
};

export const Spacing: Story = {
  name: "간격",
  render: () => (
    <Scale values={tokens.spacing}>
      {(name) => <Box width={name} height="4" bg="brand.solid" />}
    </Scale>
  ),
};

export const Radii: Story = {
  name: "모서리",
  render: () => (
    <Scale values={tokens.radii}>
      {(name) => (
        <Box width="20" height="16" bg="brand.subtle" boxShadow="frame" borderRadius={name} />
      )}
    </Scale>
  ),
};

export const Shadows: Story = {
  name: "그림자와 테두리",
  render: () => (
    <Scale values={tokens.shadows}>
      {(name) => (
        <Box width="32" height="16" bg="surface.raised" borderRadius="md" boxShadow={name} />
      )}
    </Scale>
  ),
};

/** Motion stands still in stories, so it is only named. */
export const Motion: Story = {
  name: "움직임",
  render: () => (
    <Stack gap="5">
      <Scale values={tokens.durations}>{() => null}</Scale>
      <Scale values={tokens.easings}>{() => null}</Scale>
    </Stack>
  ),
};

interface InBothSchemesProps {
  readonly lookOf: (colors: ReadonlyMap<string, string>) => CSSProperties;
  readonly text?: string;
}

/** The same chip in light and in dark, whatever the page's scheme is. */
function InBothSchemes({ lookOf, text }: InBothSchemesProps) {
  return (
    <Flex gap="2">
      {[light, dark].map((colors) => (
        <div
          key={colors === light ? "light" : "dark"}
          style={{
            width: 96,
            height: 40,
            padding: 8,
            boxShadow: "0 0 0 1px #8888",
            ...lookOf(colors),
          }}
        >
          {text}
        </div>
      ))}
    </Flex>
  );
}

function Scale({ values, children }: { values: object; children: (name: string) => ReactNode }) {
  return (
    <Stack gap="4">
      {leavesOf(values).map(([name, value]) => (
        <Sample key={name} name={name} value={value}>
          {children(name)}
        </Sample>
      ))}
    </Stack>
  );
}

function Sample({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <Stack gap="1">
      {children}
      <Text variant="caption" tone="muted">
        {name} · {value}
      </Text>
    </Stack>
  );
}

/** Names and values of a category, such as `["frame.strong", "inset 0 0 0 1px …"]`. */
function leavesOf(node: object, path = ""): readonly (readonly [string, string])[] {
  return Object.entries(node).flatMap(([key, child]: [string, object]) => {
    const name = key === "DEFAULT" ? path : `${path}${path && "."}${key}`;
    return "value" in child ? [[name, String(child.value)] as const] : leavesOf(child, name);
  });
}
