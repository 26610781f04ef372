import { expectAccessible } from "@lagom/shared/testing/accessible";
import { inMain, render } from "@lagom/shared/testing/render";
import { type KeyGroup, useKeyGroup } from "@lagom/shared/ui/key-groups";
import { useEffect } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showKeysBy } from "./show-keys.tsx";

const GAME: KeyGroup = { title: "In the game", list: [{ keys: ["J", "⇧ J"], does: "Jump" }] };
const keys = page.getByRole("dialog", { name: "Keys" });

/** A page of an area, with keys of its own and something to write in. */
function GamePage() {
  useKeyGroup(GAME);
  useEffect(() => {
    addEventListener("keydown", showKeysBy);
    return () => removeEventListener("keydown", showKeysBy);
  }, []);
  return (
    <>
      <h1>Game</h1>
      <label>
        Name
        <input />
      </label>
      <button type="button">Play</button>
    </>
  );
}

test("a question mark shows the keys of the page and those of every page; Escape gives the focus back", async () => {
  await render(inMain(<GamePage />));
  const play = page.getByRole("button", { name: "Play" });
  await expect.element(play).toBeVisible();
  play.element().focus();
  await userEvent.keyboard("?");
  await expect.element(keys.getByRole("region", { name: "In the game" })).toMatchTextContent("J⇧ JJump");
  const everywhere = keys.getByRole("region", { name: "On every page" });
  await expect.element(everywhere).toMatchTextContent("?Show these keys");
  await expectAccessible();
  await userEvent.keyboard("?");
  await expect.poll(() => keys.elements().length).toBe(1);
  await userEvent.keyboard("{Escape}");
  await expect.element(keys).not.toBeInTheDocument();
  await expect.element(play).toHaveFocus();
});

test("a question mark that is written shows nothing", async () => {
  await render(inMain(<GamePage />));
  const field = page.getByRole("textbox", { name: "Name" });
  await field.click();
  await userEvent.keyboard("?{Tab}?");
  await expect.element(field).toHaveValue("?");
  await expect.element(keys).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(keys).not.toBeInTheDocument();
});
