import { desc } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { useTestApi } from "../testing/api.ts";
import { testUser } from "../testing/tokens.ts";
import { feedback } from "./feedback.table.ts";

const api = useTestApi({ STRICT_LIMITS: "true" });
const MESSAGE = { email: "none@lagom.invalid", subject: "Hej", message: 'Fin sida {"path":"/"}' };

const send = (payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: "POST", url: "/api/contact", payload, headers });
const newest = async () =>
  (await api.database.db.select().from(feedback).orderBy(desc(feedback.id)).limit(1))[0];

describe("a contact message", () => {
  it("is kept, from a visitor without a name too", async () => {
    const reply = await send(MESSAGE);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({ received: true });
    expect(await newest()).toMatchObject({ ...MESSAGE, name: "Anonymous User", userId: null });
  });

  it("names the user who sent it", async () => {
    const user = await testUser();
    await api.app.inject({ url: "/api/user/me", headers: user.headers });
    await send({ ...MESSAGE, name: "Åsa" }, user.headers);
    expect(await newest()).toMatchObject({ name: "Åsa", userId: user.id });
  });

  it("needs a subject and a message", async () => {
    const reply = await send({ ...MESSAGE, subject: " ", message: "" });
    expect(reply.json().error.details.map((detail: { field: string }) => detail.field)).toEqual([
      "subject",
      "message",
    ]);
  });

  it("cannot be sent without end", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 10; i++) statuses.push((await send(MESSAGE)).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });
});
