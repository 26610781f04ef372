import { LANGUAGES } from "@lagom/shared/text/languages";
import { expect, it } from "vitest";
import { useTestApi } from "../../testing/api.ts";
import { testUser } from "../../testing/tokens.ts";

const api = useTestApi();

/** What the reply to a call without a session says, asked for with such an `Accept-Language`. */
const refusedIn = async (language?: string) => {
  const reply = await api.app.inject({
    url: "/api/user/texts",
    headers: language === undefined ? {} : { "accept-language": language },
  });
  expect(reply.statusCode).toBe(401);
  return reply.json().error.message;
};

it.each([
  ["de", "Melde dich dafür an"],
  ["xx, pt-BR;q=0.8, en;q=0.2", "Entre para fazer isso"],
  ["ja", "この操作にはログインが必要です"],
  ["en", "Sign in to do this"],
  ["xx", "Sign in to do this"],
  [undefined, "Sign in to do this"],
])(
  "a caller who accepts %s is told why in that language, in English where it is none of ours",
  async (language, message) => {
    expect(await refusedIn(language)).toBe(message);
  },
);

it("no two languages say the same", async () => {
  const said = await Promise.all(LANGUAGES.map(({ code }) => refusedIn(code)));
  expect(new Set(said).size).toBe(LANGUAGES.length);
});

it("caches tell replies by the language", async () => {
  const { headers } = await api.app.inject({ url: "/api/user/texts" });
  expect(headers.vary).toBe("accept-language");
});

/** What is wrong with the fields of a text that is brought along. */
const problemsOf = async (payload: object, language?: string) => {
  const { headers } = await testUser();
  const reply = await api.app.inject({
    method: "POST",
    url: "/api/user/texts",
    headers: { ...headers, ...(language && { "accept-language": language }) },
    payload,
  });
  expect(reply.statusCode).toBe(400);
  return reply.json().error;
};

it.each([
  [{ title: "x".repeat(201), text: "x" }, "title", "ist länger als 200 Zeichen"],
  [{ sections: [{ heading: "x" }] }, "sections.0.text", "fehlt"],
  [{ sections: [] }, "sections", "ist leer"],
  [{ text: "x", language: "klingon" }, "language", "ist ungültig"],
  [{ text: " \n " }, "text", "ist leer"],
  [{ url: "http://127.0.0.1/" }, "url", "ist keine öffentliche Adresse"],
  [{ title: "x\0", text: "x" }, "title", "enthält ein NUL-Zeichen"],
])("of fields, too, without words for programmers: %o", async (payload, field, message) => {
  expect(await problemsOf(payload, "de")).toMatchObject({
    message: `Ungültige Eingabe: ${field}`,
    details: [{ field, message }],
  });
});

it("whoever asks for no language is told as a programmer", async () => {
  const long = { title: "x".repeat(201), text: "x" };
  expect((await problemsOf(long)).details).toEqual([
    { field: "title", message: "Too big: expected string to have <=200 characters" },
  ]);
  expect((await problemsOf(long, "en")).details).toEqual([
    { field: "title", message: "is longer than 200 characters" },
  ]);
});
