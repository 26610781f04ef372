import { expect, test } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { inMain, render } from "./render.tsx";

test("contrast that is too low only on a desktop in the dark is found, of a colour, a background, and a text that only stands there", async () => {
  await render(
    inMain(
      <>
        <h1>Colours</h1>
        <p className="faded">One</p>
        <div className="shaded">
          <p className="plain">Two</p>
        </div>
        <p className="wide">Three</p>
        <style>{`
          .faded, .plain { color: #000; background: #fff }
          .shaded { background: #fff; color: #000 }
          .plain { background: none }
          .wide { display: none }
          @media (width >= 1000px) {
            .wide { display: block; color: #000; background: #fff }
          }
          @media (width >= 1000px) and (prefers-color-scheme: dark) {
            .faded { color: #ddd }
            .shaded { background: #333 }
            .wide { color: #ddd }
          }
        `}</style>
      </>,
    ),
  );
  const error = await expectAccessible().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message: expect.stringContaining("dark, 1280 px") });
  expect(error).toMatchObject({ actual: [expect.stringContaining(".faded, .plain, .wide")] });
});
