import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { books } from "../../schema/books.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";
import { seedBooks } from "./seed-books.ts";
import { listClient } from "./testing.ts";

const api = useTestApi();
const { call, make } = listClient(api);
let catalogue: number[] = [];

beforeAll(async () => {
  await seedBooks(api.database.db);
  const rows = await api.database.db.select({ id: books.id }).from(books).limit(8);
  catalogue = rows.map(({ id }) => id);
});

/** What a client does; it knows the order from when it last looked. */
type Step =
  | { kind: "look" }
  | { kind: "add"; book: number; at: number | undefined }
  | { kind: "remove"; book: number }
  | { kind: "move"; from: number; to: number };

const book = fc.nat({ max: 7 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant<Step>({ kind: "look" }),
  fc.record({
    kind: fc.constant("add" as const),
    book,
    at: fc.option(fc.nat({ max: 9 }), { nil: undefined }),
  }),
  fc.record({ kind: fc.constant("remove" as const), book }),
  fc.record({ kind: fc.constant("move" as const), from: fc.nat({ max: 7 }), to: fc.nat({ max: 7 }) }),
);
/** Steps of two clients; those of one round are under way at once. */
const rounds = fc.array(fc.tuple(step, step), { minLength: 1, maxLength: 6 });

class Client {
  view: number[] = [];
  private readonly user: TestUser;
  private readonly list: number;
  constructor(user: TestUser, list: number) {
    this.user = user;
    this.list = list;
  }

  async take(next: Step): Promise<void> {
    const path = `book-lists/${this.list}`;
    if (next.kind === "look") this.view = await this.look();
    if (next.kind === "add")
      await this.done("POST", `${path}/books`, { book_id: catalogue[next.book], position: next.at });
    if (next.kind === "remove") await this.done("DELETE", `${path}/books/${catalogue[next.book]}`, {});
    if (next.kind === "move" && this.view.length > 0) {
      const order = [...this.view];
      order.splice(next.to % order.length, 0, ...order.splice(next.from % order.length, 1));
      await this.done("PATCH", `${path}/reorder`, { order });
      this.view = order;
    }
  }

  async look(): Promise<number[]> {
    const reply = await call(this.user, "GET", `book-lists/${this.list}`);
    return reply.json().books.map(({ id }: { id: number }) => id);
  }

  private async done(method: "POST" | "PATCH" | "DELETE", path: string, body: object): Promise<void> {
    const { statusCode } = await call(this.user, method, path, body);
    expect(statusCode).toBeLessThan(300);
  }
}

/** The books that must be there whichever of two steps of a round came first; null where that decides. */
function expected(all: [Step, Step][]): Map<number, boolean | null> {
  const there = new Map<number, boolean | null>();
  for (const round of all) {
    const requests = round.filter((one) => one.kind === "add" || one.kind === "remove");
    const [one, other] = requests;
    const contested = one?.book === other?.book && one?.kind !== other?.kind;
    for (const request of requests) there.set(request.book, contested ? null : request.kind === "add");
  }
  return there;
}

describe("two clients at once", () => {
  it("end with the same books, each once, in one order, whatever they do", async () => {
    const user = await testUser();
    await fc.assert(
      fc.asyncProperty(rounds, async (all) => {
        const list = await make(user, `list ${Math.random()}`);
        const [one, other] = [new Client(user, list), new Client(user, list)];
        for (const [first, second] of all) await Promise.all([one.take(first), other.take(second)]);
        const [seen, alike] = [await one.look(), await other.look()];
        expect(alike).toEqual(seen);
        expect(new Set(seen).size).toBe(seen.length);
        for (const [index, there] of expected(all))
          if (there !== null) expect(seen.includes(catalogue[index] ?? 0)).toBe(there);
        const reply = await call(user, "GET", "book-lists?limit_lists=1&limit_books=100");
        expect(reply.json().lists[0].books.map(({ id }: { id: number }) => id)).toEqual(seen);
        await call(user, "DELETE", `book-lists/${list}`);
      }),
      { numRuns: 25 },
    );
  });

  it("lose no move that they make one after the other", async () => {
    const user = await testUser();
    const list = await make(user, "moves");
    for (const id of catalogue) await call(user, "POST", `book-lists/${list}/books`, { book_id: id });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.boolean(), fc.nat({ max: 7 }), fc.nat({ max: 7 })), { maxLength: 8 }),
        async (moves) => {
          const clients = [new Client(user, list), new Client(user, list)] as const;
          const model = await clients[0].look();
          for (const [first, from, to] of moves) {
            const client = clients[first ? 0 : 1];
            await client.take({ kind: "look" });
            await client.take({ kind: "move", from, to });
            model.splice(to, 0, ...model.splice(from, 1));
          }
          expect(await clients[1].look()).toEqual(model);
        },
      ),
      { numRuns: 15 },
    );
  });
});
