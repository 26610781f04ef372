// By the package's name: areas bundle this file, and take the formats from the shell.
import { formatCount } from "@lagom/shared/text/format";
import type { Column } from "./table.tsx";

/** A column of counts. @param key the field of a row that it shows */
export const countColumn = <Field extends string>(
  key: Field,
  header: string,
): Column<Record<Field, number>> => ({ key, header, align: "end", cell: (row) => formatCount(row[key]) });
