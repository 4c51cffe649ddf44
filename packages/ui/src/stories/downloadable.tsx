import { useRef, type ReactNode } from "react";
import { Button } from "../components/button/button.tsx";
import { Box, Stack } from "../components/layout/primitives.tsx";

/** A drawing above its name, whose press downloads it as SVG in the colours of the moment. */
export function Downloadable({ name, children }: { name: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const download = () => {
    const drawing = frame.current?.querySelector("svg");
    if (!drawing) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([standalone(drawing)], { type: "image/svg+xml" }));
    link.download = `${name}.svg`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Stack align="center" gap="1">
      <Box ref={frame}>{children}</Box>
      <Button size="sm" variant="plain" lang="en" aria-label={`${name} SVG`} onClick={download}>
        {name}
      </Button>
    </Stack>
  );
}

/** A drawing as a file, which knows none of the page's tokens. */
function standalone(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return "";
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const originals = [drawing, ...drawing.querySelectorAll("*")];
  for (const [at, element] of [copy, ...copy.querySelectorAll("*")].entries()) {
    const original = originals[at];
    if (original === undefined) continue;
    const style = getComputedStyle(original);
    for (const name of [
      "fill",
      "stroke",
      "stroke-width",
      "stroke-linecap",
      "stroke-linejoin",
      "opacity",
    ])
      element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute("class");
  }
  return new XMLSerializer().serializeToString(copy);
}
