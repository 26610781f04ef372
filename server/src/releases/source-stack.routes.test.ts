import { randomUUID } from "node:crypto";
import { readEnvironment } from "@lagom/releases/environment";
import { expect, it } from "vitest";
import { useTestApi } from "../testing/api.ts";
import { storeRelease, testRelease, tokenFor } from "../testing/releases.ts";

const api = useTestApi();
const RELEASE = "0000000000b1";

/** Line 5, column 10 of the script is line 11, column 1 of the source. */
const MAP = JSON.stringify({
  version: 3,
  sources: ["src/pages/book-page.tsx"],
  names: [],
  mappings: ";;;;SAUA",
});

it("a failure is shown with the places of the sources, by the map that is kept in the store", async () => {
  await storeRelease(api, testRelease("books", RELEASE, { files: { "book.js.map": MAP } }));
  const { environmentId } = await readEnvironment(api.database.db);
  const place = (release: string) => `https://lagom.example/releases/books/${release}/book.js:5:10`;
  const stack = `Error: no book\n    at show (${place(RELEASE)})\n    at other (${place("0000000000b2")})`;
  const failed = { outcome: "failed", failure: "render", shown_instead: null, message: "no book", stack };
  const told = await api.app.inject({
    method: "POST",
    url: "/api/release-reports",
    payload: {
      environment: environmentId,
      revision: 0,
      session: randomUUID(),
      reports: [{ deployable: "books", release: RELEASE, page: "book", ...failed }],
    },
  });
  expect(told.statusCode).toBe(202);
  const { headers } = await tokenFor(api, "books");
  const reply = await api.app.inject({ url: `/api/releases/deployables/books/${RELEASE}/failures`, headers });
  expect(reply.json().failures).toMatchObject([
    {
      failure: "render",
      page: "book",
      message: "no book",
      sessions: 1,
      addresses: 1,
      people: 0,
      stack: `Error: no book\n    at show (src/pages/book-page.tsx:11:1)\n    at other (${place("0000000000b2")})`,
    },
  ]);
  const map = await api.app.inject({ url: `/releases/books/${RELEASE}/book.js.map` });
  expect(map.statusCode).toBe(404);
});

it("what several people tell of comes before what one address makes up, however often", async () => {
  const { environmentId: environment } = await readEnvironment(api.database.db);
  const tell = (message: string, remoteAddress: string) =>
    api.app.inject({
      method: "POST",
      url: "/api/release-reports",
      remoteAddress,
      payload: {
        environment,
        revision: 0,
        session: randomUUID(),
        reports: [
          {
            deployable: "books",
            release: RELEASE,
            page: "list",
            outcome: "failed",
            failure: "render",
            shown_instead: null,
            message,
          },
        ],
      },
    });
  for (let n = 0; n < 35; n++) await tell(`made up ${n % 31}`, "192.0.2.9");
  for (const address of ["192.0.2.1", "192.0.2.2"]) await tell("no list", address);
  const { headers } = await tokenFor(api, "books");
  const reply = await api.app.inject({ url: `/api/releases/deployables/books/${RELEASE}/failures`, headers });
  const { failures } = reply.json();
  expect(failures).toHaveLength(30);
  expect(failures[0]).toMatchObject({ message: "no list", sessions: 2, addresses: 2 });
});
