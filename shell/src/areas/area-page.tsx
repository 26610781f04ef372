import { AreaPart } from "@lagom/shared/area-part";
import type { ReactNode } from "react";
import { PageLoading } from "./page-loading.tsx";
import type { AreaRoute } from "./route-table.ts";

/** A page of an area, drawn inside the frame; when it cannot be had, a calm message with Retry. */
export function AreaPage({ area, page }: Pick<AreaRoute, "area" | "page">): ReactNode {
  return <AreaPart area={area} part={page as never} props={{} as never} loading={<PageLoading />} />;
}
