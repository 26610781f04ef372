import { AreaPart } from "@lagom/shared/area-part";
import { useLayoutEffect } from "react";
import { PageLoading } from "./page-loading.tsx";
import type { AreaRoute } from "./route-table.ts";

/**
 * A page of an area inside the frame; if it cannot be loaded, a message with Retry.
 * @param title of the tab, where the area declares it; before effects, by which a page may name itself more closely
 */
export function AreaPage({ area, page, title }: Pick<AreaRoute, "area" | "page" | "title">) {
  useLayoutEffect(() => {
    if (title) document.title = `${title} · Lagom`;
  }, [title]);
  return <AreaPart area={area as never} part={page as never} props={{} as never} loading={<PageLoading />} />;
}
