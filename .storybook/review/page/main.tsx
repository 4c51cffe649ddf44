import { createRoot } from "react-dom/client";
import type { Review, Screen } from "../data.ts";
import { ReviewPage } from "./review-page.tsx";

declare global {
  /** Written by data.js. */
  var review: Review;
  /** Written by screens.js. */
  var reviewScreens: readonly Screen[];
}

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no root");
createRoot(root).render(
  <ReviewPage review={globalThis.review} screens={globalThis.reviewScreens} />,
);
