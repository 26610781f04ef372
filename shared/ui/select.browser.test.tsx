import { expect, onTestFinished, test } from "vitest";
import { commands, page } from "vitest/browser";
import { render } from "../testing/render.tsx";
import { SelectField } from "./field.tsx";
import { Select } from "./select.tsx";

const options = <option>العربية</option>;
const look = () => getComputedStyle(page.getByRole("combobox").element());

test.for([
  ["ltr", "right"],
  ["rtl", "left"],
] as const)("in %s its arrow stands at the end, %s, with room of its own", async ([dir, side]) => {
  await render(
    <div dir={dir}>
      <style>{".tight { padding: 0; border: 0; background-color: red }"}</style>
      <Select className="tight" aria-label="Language">
        {options}
      </Select>
    </div>,
  );
  await expect.element(page.getByRole("combobox")).toBeVisible();
  expect(look().appearance).toBe("none");
  expect(look().backgroundImage).toMatch(/^conic-gradient/);
  expect(look().backgroundPositionX).toMatch(side === "left" ? /^\d/ : /^(right|calc\(100%)/);
  expect(Number.parseFloat(look().paddingInlineEnd)).toBeGreaterThanOrEqual(24);
});

test("a field's choice has the same arrow; where the system chooses all colours, only the browser's", async () => {
  onTestFinished(() => commands.emulateForcedColors(null));
  await render(
    <SelectField
      label="Language"
      value="ar"
      onChange={() => {}}
      options={[{ value: "ar", label: "العربية" }]}
    />,
  );
  await expect.element(page.getByRole("combobox")).toBeVisible();
  expect([look().appearance, look().backgroundImage.split("(")[0]]).toEqual(["none", "conic-gradient"]);
  await commands.emulateForcedColors("active");
  await expect.poll(() => [look().appearance, look().backgroundImage]).toEqual(["auto", "none"]);
});
