import type { OwnList } from "@lagom/shared/contract/book-lists";
import { paths } from "@lagom/shared/paths";
import type { MenuItem } from "@lagom/shared/ui/menu";
import { showToast } from "@lagom/shared/ui/toast";
import { type ReactNode, useState } from "react";
import { useChangeLists } from "../queries/change-lists.ts";
import { strings } from "../strings.ts";
import { copyLink } from "./copy-link.ts";
import { ListNameDialog } from "./list-name-dialog.tsx";

interface ListActions {
  items: MenuItem[];
  /** The dialog opened by a menu item; render it next to the menu. */
  dialog: ReactNode;
}

/**
 * What an owner can do with a list.
 * @param taken names of the other lists, as far as they are known
 * @param onDeleted called at once; the deletion can still be undone
 */
export function useListActions(list: OwnList, taken: readonly string[], onDeleted?: () => void): ListActions {
  const [renaming, setRenaming] = useState(false);
  const { mutate: change } = useChangeLists();
  const { id, name, is_public } = list;
  const remove = () => {
    change({ kind: "delete", list: id });
    showToast({
      text: strings.lists.deleted({ name }),
      action: { label: strings.lists.undo, onAction: () => change({ kind: "restore", list }) },
    });
    onDeleted?.();
  };
  const publish = () => change({ kind: "patch", list: id, is_public: !is_public });
  return {
    items: [
      { id: "rename", label: strings.lists.rename, onAction: () => setRenaming(true) },
      {
        id: "public",
        label: is_public ? strings.lists.makePrivate : strings.lists.makePublic,
        onAction: publish,
      },
      ...(is_public
        ? [{ id: "copy", label: strings.lists.copyLink, onAction: () => copyLink(paths.list(id)) }]
        : []),
      { id: "delete", label: strings.lists.delete, onAction: remove },
    ],
    dialog: renaming && (
      <ListNameDialog
        title={strings.lists.renameTitle}
        submit={strings.lists.save}
        name={name}
        taken={taken.filter((other) => other !== name)}
        onDone={({ name: wanted }) => change({ kind: "patch", list: id, name: wanted })}
        onClose={() => setRenaming(false)}
      />
    ),
  };
}
