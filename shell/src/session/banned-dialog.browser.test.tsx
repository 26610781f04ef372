import { onRefusedToken } from "@lagom/shared/api/access-token";
import { callApi } from "@lagom/shared/api/client";
import { useSession } from "@lagom/shared/session/store";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { answer, answerAt, failure } from "@lagom/shared/testing/network";
import { render } from "@lagom/shared/testing/render";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Overlays } from "../frame/overlays.tsx";
import { Pages } from "../routes.tsx";
import { followRefusal } from "./refused-token.ts";

const told = page.getByRole("dialog", { name: "Your account is suspended" });

test("a reader whose account was banned is signed out, told so, and led to the contact page", async () => {
  onRefusedToken(followRefusal);
  answerAt("POST", "/auth/v1/logout", async () => new Response(null, { status: 204 }));
  answer("GET /api/user/me", failure("banned", "This account is banned"));
  await render(
    <>
      <Pages />
      <Overlays />
    </>,
    { at: "/faq" },
  );
  await expect(callApi("GET /api/user/me", {})).rejects.toThrow();
  await expect.element(told).toMatchTextContent("so you have been signed out");
  await expectAccessible();
  expect(useSession.getState().user).toBeNull();
  await told.getByRole("button", { name: "Contact us" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
  await expect.element(told).not.toBeInTheDocument();
});
