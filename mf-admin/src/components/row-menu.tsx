import { MenuButton } from "@lagom/shared/ui/menu";
import type { Column } from "@lagom/shared/ui/table";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { strings } from "../strings/common.ts";
import { ConfirmDialog, type Question } from "./confirm-dialog.tsx";

/** An action of a row: a confirmed change, a link, or something to show. */
export type RowAction = { id: string; label: string } & (
  | { ask: Question; href?: undefined; onAction?: undefined }
  | { href: string; ask?: undefined; onAction?: undefined }
  | { onAction: () => void; ask?: undefined; href?: undefined }
);

/** The last column of a list, with the actions of a row. */
export const actionsColumn = <Row,>(cell: Column<Row>["cell"]): Column<Row> => ({
  key: "actions",
  header: "",
  align: "end",
  cell,
});

/** The actions of a row. */
export function RowMenu({ of, actions }: { of: string; actions: readonly RowAction[] }) {
  const [question, ask] = useState<Question | null>(null);
  return (
    <>
      <MenuButton
        label={strings.changes.actionsFor({ name: of })}
        items={actions.map((action) => {
          const { id, label } = action;
          if (action.href !== undefined) return { id, label, href: action.href };
          return { id, label, onAction: action.onAction ?? (() => ask(action.ask ?? null)) };
        })}
      >
        <Ellipsis size={18} aria-hidden="true" />
      </MenuButton>
      {question && <ConfirmDialog question={question} onClose={() => ask(null)} />}
    </>
  );
}
