/**
 * The viewports of the toolbar; a story sets another default by `parameters.viewport.defaultViewport`, never by a
 * global.
 */
export const viewports = {
  narrow: {
    name: "좁은 휴대전화 360",
    styles: { width: "360px", height: "740px" },
    type: "mobile",
  },
  phone: { name: "휴대전화 390", styles: { width: "390px", height: "844px" }, type: "mobile" },
  tablet: { name: "태블릿 768", styles: { width: "768px", height: "1024px" }, type: "tablet" },
  desktop: { name: "데스크톱 1280", styles: { width: "1280px", height: "900px" }, type: "desktop" },
} as const;
