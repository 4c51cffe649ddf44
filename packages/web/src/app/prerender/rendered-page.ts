import type { PageHead } from "../../shared/router/page-head.ts";

/** A page of the route table as HTML, for the build. */
export interface RenderedPage {
  /** The path as the address has it, `/guide/storage`. */
  readonly path: string;
  readonly head: PageHead;
  /** Content of `#root`. */
  readonly html: string;
  /** `<style>` elements that the page is drawn with. */
  readonly styleTags: string;
  /** Those of them that apply to every page, which no script contains. */
  readonly globalStyleTags: string;
}

export interface PrerenderBundle {
  /** Paths of the routes whose handle says `prerender`. */
  readonly prerenderedPaths: () => readonly string[];
  /** Renders one of them; throws when that fails. */
  readonly renderPage: (path: string) => Promise<RenderedPage>;
}
