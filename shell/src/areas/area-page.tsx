import { AreaPart } from "@lagom/shared/area-part";
import type { ReactNode } from "react";
import { PageLoading } from "./page-loading.tsx";
import type { AreaRoute } from "./route-table.ts";

/** A page of an area inside the frame; if it cannot be loaded, a message with Retry. */
export function AreaPage({ area, page }: Pick<AreaRoute, "area" | "page">): ReactNode {
  return <AreaPart area={area} part={page as never} props={{} as never} loading={<PageLoading />} />;
}
