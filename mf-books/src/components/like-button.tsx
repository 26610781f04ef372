import { Button } from "@lagom/shared/ui/button";
import { Heart } from "lucide-react";
import { strings } from "../strings.ts";
import styles from "./like-button.module.css";

/** Likes a book, or removes the like. */
export function LikeButton({ liked, onChange }: { liked: boolean; onChange: (liked: boolean) => void }) {
  return (
    <Button aria-pressed={liked} onClick={() => onChange(!liked)}>
      <Heart className={liked ? styles.liked : styles.heart} size={18} aria-hidden="true" />
      {liked ? strings.book.liked : strings.book.like}
    </Button>
  );
}
