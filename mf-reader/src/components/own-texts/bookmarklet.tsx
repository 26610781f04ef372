import { paths } from "@lagom/shared/paths";
import { type MouseEvent, useState } from "react";
import { addTextStrings } from "../../strings/add-text.ts";
import { bookmarkletFor } from "../../text/shared-text.ts";
import styles from "./own-texts.module.css";

/** A bookmark to drag to the browser's bar: pressed on any page, it brings the page here. Pressed here, it is copied. */
export function Bookmarklet() {
  const [said, setSaid] = useState("");
  const address = bookmarkletFor(new URL(paths.newsfeed, location.origin).href);
  const copy = async (event: MouseEvent) => {
    event.preventDefault();
    try {
      await navigator.clipboard.writeText(address);
      setSaid(addTextStrings.bookmarklet.copied);
    } catch {
      setSaid(addTextStrings.bookmarklet.copyFailed);
    }
  };
  return (
    <div className={styles.bookmarklet}>
      <p>{addTextStrings.bookmarklet.text}</p>
      {/* React refuses such an address, which is meant for the bookmarks of the browser and never followed here. */}
      <a href={paths.newsfeed} ref={(link) => link?.setAttribute("href", address)} onClick={copy}>
        {addTextStrings.bookmarklet.name}
      </a>
      <p role="status">{said}</p>
    </div>
  );
}
