import { useEffect, useEffectEvent, useState } from "react";

/**
 * Takes files that are dropped anywhere on the page, which the browser would open otherwise.
 * @returns whether files are held over the page now
 */
export function useFileDrop(onDrop: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      take([...event.dataTransfer.files]);
    };
    addEventListener("dragover", hold);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", hold);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, []);
  return over;
}
