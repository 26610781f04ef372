import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { type KeyGroup, useKeyGroup } from "@lagom/shared/ui/key-groups";
import { GripVertical } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { strings } from "../strings.ts";
import styles from "./rows.module.css";
import type { RowsProps, Sorted } from "./rows-props.ts";

/** Distance in pixels before a press becomes a drag, so that an unsteady hand can still press. */
const DRAG_FROM_PX = 5;

function keyGroup(): KeyGroup {
  const { title, lift, move, leave } = strings.order.keys;
  const list = [
    { keys: ["Space"], does: lift },
    { keys: ["↑", "↓"], does: move },
    { keys: ["Esc"], does: leave },
  ];
  return { title, list };
}

/** Rows that can be reordered by mouse or touch on the handle, or by keyboard with spoken announcements. */
export function SortableRows<T extends Sorted>({ items, total, onMove, row }: RowsProps<T>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  useKeyGroup(keyGroup());
  const announcements = useAnnouncements(items, total);
  const positionOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [positionOf(active.id), over ? positionOf(over.id) : -1];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: strings.order.instructions },
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={styles.rows}>
          {items.map((item, index) => (
            <SortableRow key={item.id} id={item.id} name={item.name}>
              {row(item, index)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function SortableRow({ id, name, children }: Sorted & { children: ReactNode }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li ref={setNodeRef} className={styles.row} style={style} data-dragged={isDragging || undefined}>
      <button
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        type="button"
        className={styles.handle}
        aria-label={strings.order.handle({ name })}
      >
        <GripVertical size={20} aria-hidden="true" />
      </button>
      {children}
    </li>
  );
}

/** Screen reader announcements while a row is moved: its name and position. */
function useAnnouncements(items: readonly Sorted[], total: number | undefined): Announcements {
  // Whether the row has moved since it was lifted. Until then, nothing may interrupt the announcement that it was lifted.
  const moved = useRef(false);
  const nameOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.name ?? "";
  const at = (id: UniqueIdentifier) => {
    const position = items.findIndex((item) => item.id === id) + 1;
    return total === undefined
      ? strings.order.position({ position })
      : strings.order.positionOf({ position, count: total });
  };
  const { lifted, over: overText, dropped, cancelled } = strings.order;
  return {
    onDragStart: ({ active }) => {
      moved.current = false;
      return lifted({ name: nameOf(active.id), position: at(active.id) });
    },
    onDragOver: ({ active, over }) => {
      if (!over || (over.id === active.id && !moved.current)) return undefined;
      moved.current = true;
      return overText({ name: nameOf(active.id), position: at(over.id) });
    },
    onDragEnd: ({ active, over }) =>
      over
        ? dropped({ name: nameOf(active.id), position: at(over.id) })
        : cancelled({ name: nameOf(active.id) }),
    onDragCancel: ({ active }) => cancelled({ name: nameOf(active.id) }),
  };
}
