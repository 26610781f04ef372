/** How to delete an item and to restore it; `remove` and `save` reject if the server fails. */
export interface Removal {
  remove: () => Promise<unknown>;
  save: () => Promise<unknown>;
  hide: () => void;
  show: () => void;
  onFailed: (step: "remove" | "save") => void;
}

/**
 * Deletes a thing at once, so that closing the tab does not lose the deletion; undo saves it again.
 * The thing is hidden and shown before the server answers.
 * @returns undo, which waits for the deletion: a save that overtook it would be deleted too
 */
export function removeWithUndo({ remove, save, hide, show, onFailed }: Removal): () => Promise<void> {
  hide();
  const removed = remove().then(
    () => true,
    () => {
      show();
      onFailed("remove");
      return false;
    },
  );
  return async () => {
    show();
    if (!(await removed)) return;
    await save().catch(() => {
      hide();
      onFailed("save");
    });
  };
}
