import { brand } from "@damadum/domain";
import { useEffect } from "react";
import { useRouteHandle } from "../shared/router/route-handle.ts";

/** The window's title: the route's own, or the service's where a route has none (spec section 2). */
export function usePageTitle(): void {
  const { title } = useRouteHandle();
  useEffect(() => {
    document.title = title === undefined ? brand.defaultTitle : `${title} | ${brand.name}`;
  }, [title]);
}
