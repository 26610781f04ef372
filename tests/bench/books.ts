import { searchBooks } from "@lagom/server/features/books/search.queries";
import { type Database, openDatabase } from "@lagom/server/platform/database/open";
import { startPostgres } from "@lagom/server/testing/postgres";
import { type BookRows, loadBooks, rowsOf } from "./book-rows.ts";

const BOOKS = 100_000;
const SEARCHES = 400;
const WARM_UP = 20;
const WANTED = { postgres: 50, pglite: 150 } as const;

/** The same numbers each time, from 0 to 1. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const SCRIPTS = [
  { share: 0.8, letters: ["b c d f g h k l m n p r s t v".split(" "), "a e i o u".split(" ")] },
  { share: 0.1, letters: ["б в г д к л м н п р с т".split(" "), "а е и о у я".split(" ")] },
  { share: 0.1, letters: [[..."红楼梦水浒传西游记三国志"], [..."山海经聊斋文学史记大小"]] },
] as const;
const LITTLE = ["the", "of", "and", "a", "in", "to", "my"];

/** Words of a script with the frequencies of a language: the n-th is n times as rare as the first. */
function vocabulary(
  random: () => number,
  [heads, tails]: readonly (readonly string[])[],
  size: number,
): string[] {
  const pick = (from: readonly string[] = []) => from[Math.floor(random() * from.length)] ?? "";
  const word = () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(heads) + pick(tails)).join("");
  return [...new Set(Array.from({ length: size }, word))];
}

function catalogue(): { title: string; authors: string[] }[] {
  const random = randomOf(7);
  const words = SCRIPTS.map(({ letters }) => vocabulary(random, letters, 25_000));
  const rare = (from: readonly string[]) => from[Math.floor(from.length ** random()) - 1] ?? from[0] ?? "";
  return Array.from({ length: BOOKS }, () => {
    const chance = random();
    const script = chance < SCRIPTS[0].share ? 0 : chance < 1 - SCRIPTS[2].share ? 1 : 2;
    const from = words[script] ?? [];
    const some = (count: number) => Array.from({ length: count }, () => rare(from));
    const little =
      script === 0 && random() < 0.7 ? [LITTLE[Math.floor(random() * LITTLE.length)] ?? "the"] : [];
    return {
      title: [...little, ...some(1 + Math.floor(random() * 4))].join(script === 2 ? "" : " "),
      authors: [some(2).join(script === 2 ? "" : " ")],
    };
  });
}

/** What people type: the beginning of a title or an author, sometimes with two letters swapped. */
function searchFor(random: () => number, { title, authors }: { title: string; authors: string[] }): string {
  const whole = random() < 0.7 ? title : (authors[0] ?? title);
  const typed = whole.slice(0, 1 + Math.floor(random() * 14));
  const at = Math.floor(random() * (typed.length - 1));
  if (random() > 0.25 || typed.length < 5) return typed;
  return typed.slice(0, at) + (typed[at + 1] ?? "") + (typed[at] ?? "") + typed.slice(at + 2);
}

/** Searches 100,000 books in Latin, Cyrillic and Chinese script, at each letter typed, on both databases. */
export async function benchBooks(): Promise<void> {
  console.log(`\nSearch over ${BOOKS} books, ${SEARCHES} searches, milliseconds`);
  console.log("                p50      p95      max   wanted p95");
  const rows = rowsOf(catalogue());
  const server = await startPostgres();
  await measure("postgres", await openDatabase({ url: server.url("postgres") }), rows);
  await server.stop();
  await measure("pglite", await openDatabase({ folder: null }), rows);
}

async function measure(name: keyof typeof WANTED, database: Database, rows: BookRows) {
  const { db } = database;
  await loadBooks(db, rows);
  const random = randomOf(11);
  const times: { took: number; q: string }[] = [];
  for (let round = -WARM_UP; round < SEARCHES; round++) {
    const book = rows.books[Math.floor(random() * rows.books.length)];
    if (!book) continue;
    const q = searchFor(random, book);
    const begun = performance.now();
    await searchBooks(db, { q, show_academic: false, page: 1, limit: 24 });
    if (round >= 0) times.push({ took: performance.now() - begun, q });
  }
  await database.close();
  times.sort((one, other) => one.took - other.took);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]?.took ?? 0;
  const figures = [at(0.5), at(0.95), at(1)].map((ms) => ms.toFixed(1).padStart(8)).join(" ");
  console.log(`  ${name.padEnd(9)} ${figures}        ≤ ${WANTED[name]}`);
}
