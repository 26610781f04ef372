interface Positioned {
  id: number;
  position: number;
}

/**
 * Orders things within the places that they hold: those named in `order` share out their own places in that order, the
 * others keep theirs, and names of what is not there are passed over. Nothing comes or goes, whatever `order` says.
 * @param rows all of them, in their order now
 * @returns the order of all of them, and those that have a new position
 */
export function redistributePositions(
  rows: readonly Positioned[],
  order: readonly number[],
): { order: number[]; moved: Positioned[] } {
  const present = new Set(rows.map(({ id }) => id));
  const named = order.filter((id) => present.has(id));
  const isNamed = new Set(named);
  const next = named.values();
  const after = rows.map(({ id, position }) => ({
    before: id,
    id: isNamed.has(id) ? (next.next().value ?? id) : id,
    position,
  }));
  return {
    order: after.map(({ id }) => id),
    moved: after.filter(({ id, before }) => id !== before).map(({ id, position }) => ({ id, position })),
  };
}
