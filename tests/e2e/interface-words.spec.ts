import { test } from "./account.ts";
import { booksOf } from "./books.ts";
import { expect, expectConsoleError } from "./fixtures.ts";
import { Walk, type WalkOptions } from "./interface-walk.ts";
import { walkAdministrators } from "./interface-walk-administrators.ts";
import { walkReaders } from "./interface-walk-readers.ts";
import { walkVisitors } from "./interface-walk-visitors.ts";

const WALKS: readonly WalkOptions[] = [
  { language: "ar", pseudo: "longer", fits: true, accessible: true },
  { language: "ja", pseudo: "marked", fits: false, accessible: true },
  { language: "de", pseudo: "marked", fits: false, accessible: false },
];

for (const options of WALKS) {
  test.describe(`in ${options.language}`, () => {
    test.use({ interfaceLanguage: options.language });

    test("readers see nothing but messages", async ({ page, account, user, makeUser, product }) => {
      expectConsoleError("status of 404");
      const walk = await Walk.begin(page, options);
      await walkReaders(walk, { account, user, other: await makeUser(), product });
      expect(walk.problems()).toEqual([]);
    });

    test("administrators see nothing but messages", async ({ page, user, product, signIn }) => {
      const reply = await page.request.post(`${product.auth}/auth/v1/token?grant_type=password`, {
        data: product.admin,
      });
      const session = await reply.json();
      await signIn({ session });
      const walk = await Walk.begin(page, options);
      await walkAdministrators(walk, { product, token: session.access_token, reader: user });
      expect(walk.problems()).toEqual([]);
    });

    test.describe(() => {
      test.use({ consent: "unasked" });

      test("visitors see nothing but messages", async ({ page, user, product, signIn }) => {
        for (const part of ["status of 4", "could not be loaded", "MIME type"]) expectConsoleError(part);
        const walk = await Walk.begin(page, options);
        const list = await booksOf(page, product).makeList(user, "För alla", ["emma"], true);
        await walkVisitors(walk, { list, banned: user, signIn });
        expect(walk.problems()).toEqual([]);
      });
    });
  });
}
