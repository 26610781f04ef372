import { Button } from "@lagom/shared/ui/button";
import { Heart } from "lucide-react";
import { strings } from "../strings.ts";
import styles from "./like-button.module.css";

/** Marks a book as liked, or takes it back. */
export function LikeButton({ liked, onChange }: { liked: boolean; onChange: (liked: boolean) => void }) {
  return (
    <Button aria-pressed={liked} onClick={() => onChange(!liked)}>
      <Heart className={liked ? styles.liked : styles.heart} size={18} aria-hidden="true" />
      {liked ? strings.book.liked : strings.book.like}
    </Button>
  );
}
