import type { SavedWord } from "@lagom/shared/contract/words";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { press } from "@lagom/shared/testing/keys";
import { answer, unreachable } from "@lagom/shared/testing/network";
import { inMain, READER, render } from "@lagom/shared/testing/render";
import { Button } from "@lagom/shared/ui/button";
import { entriesOf } from "@lagom/shared/write-queue/entries";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { reviews, savedWord } from "../../testing/answers.ts";
import { giveListening } from "../../testing/listening.tsx";
import { ReviewCards } from "./review-cards.tsx";

const [hund, katt] = [savedWord(7, "hund"), savedWord(8, "katt")];
const card = page.getByRole("article", { name: "Word" });
const rating = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(() => void giveListening());

/** The cards, with a button above them as a text has it. */
async function open(due: SavedWord[]) {
  const asked = answer("GET /api/user-words/reviews", reviews(due));
  await render(
    inMain(
      <>
        <h1>Havet</h1>
        <Button>Above</Button>
        <ReviewCards language="svenska" first={[7, 8]} />
      </>,
    ),
    { at: "/reader" },
  );
  return asked;
}

test("cards below a text are answered as in the review, and end with when each word comes again", async () => {
  const sent = answer("PUT /api/user-words/{id}/reviews/{answer_id}", { word_id: 7, schedule: null });
  const asked = await open([hund, katt]);
  await expect.element(card).toMatchTextContent("hund");
  expect(asked.map(({ url }) => url.search)).toEqual(["?language=svenska&limit=3&first=7%2C8"]);
  expect(document.activeElement).toBe(document.body);
  await page.getByRole("button", { name: "Above" }).click();
  await userEvent.keyboard("k");
  await expect.element(card).toMatchTextContent("hund");
  await expectAccessible();
  await press(page.getByRole("button", { name: "Show the answer" }), "{Enter}");
  await expect.element(card).toMatchTextContent("hund in English");
  await expectAccessible();
  await rating("Good in 10 minutes").click();
  await expect.element(card).toMatchTextContent("katt");
  await expect.element(card).toHaveFocus();
  await userEvent.keyboard(" 4");
  await expect
    .element(page.getByRole("region", { name: "What you learnt" }))
    .toMatchTextContent(/hund.*again in 10 minutes.*katt.*again in 8 days/);
  await expect.poll(() => sent.map(({ body }) => body.rating)).toEqual(["good", "easy"]);
  await expectAccessible();
});

test("without a network the answers wait, as those of the review do", async () => {
  answer("PUT /api/user-words/{id}/reviews/{answer_id}", unreachable);
  await open([hund]);
  await press(page.getByRole("button", { name: "Show the answer" }), "{Enter}");
  await rating("Hard in 6 minutes").click();
  await expect
    .poll(() => entriesOf(READER.id).map(({ key }) => key))
    .toEqual(["PUT /api/user-words/{id}/reviews/{answer_id}"]);
});

test("where none is to be reviewed, nothing is shown", async () => {
  const asked = await open([]);
  await expect.poll(() => asked.length).toBe(1);
  await expect.element(page.getByRole("main")).toHaveTextContent("HavetAbove");
});
