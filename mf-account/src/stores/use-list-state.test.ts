import { expect, test } from "vitest";
import { isFiltered, type ListState, listStateFrom, listStateInAddress } from "./use-list-state.ts";

const EVERYTHING: ListState = {
  page: 1,
  language: undefined,
  level: undefined,
  status: undefined,
  forgotten: false,
  q: "",
  sort: "newest",
};
const from = (address: string) => listStateFrom(new URLSearchParams(address));

test("the state of a list is read from a URL, and invalid values are ignored", () => {
  expect(from("")).toEqual(EVERYTHING);
  expect(from("page=3&language=sv&level=B1&status=known&forgotten=true&q=hund&sort=word")).toEqual({
    page: 3,
    language: "svenska",
    level: "B1",
    status: "known",
    forgotten: true,
    q: "hund",
    sort: "word",
  });
  expect(from("page=-1&language=tlh&level=Z9&status=best&forgotten=no&sort=size")).toEqual(EVERYTHING);
});

test("a URL contains only what differs from the default", () => {
  expect(listStateInAddress(EVERYTHING)).toEqual({});
  expect(listStateInAddress({ ...EVERYTHING, page: 2, forgotten: true, q: "hund", sort: "oldest" })).toEqual({
    page: "2",
    forgotten: "true",
    q: "hund",
    sort: "oldest",
  });
});

test("another order does not count as a filter", () => {
  expect(isFiltered({ ...EVERYTHING, sort: "word", page: 4 })).toBe(false);
  expect(isFiltered({ ...EVERYTHING, q: "h" })).toBe(true);
});
