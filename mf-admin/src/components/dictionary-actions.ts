import { writeApi } from "@lagom/shared/query";
import { type Dictionary, isUnderWay } from "../queries/dictionaries.ts";
import { dictionaryList as texts } from "../strings/dictionaries.ts";
import type { RowAction } from "./row-menu.tsx";

/** What is asked before a change, and said after it. */
interface RowTexts {
  label: string;
  title: string;
  text: (values: { name: string }) => string;
  confirm: string;
  done: (values: { name: string }) => string;
}

const ENDING: Partial<Record<Dictionary["state"], "remove" | "dismiss">> = {
  installed: "remove",
  failed: "dismiss",
};

/** What can be done with a dictionary, by its state. */
export function dictionaryActions(dictionary: Dictionary): RowAction[] {
  const { catalogue_id: catalogueId, id, state } = dictionary;
  const actions: RowAction[] = [];
  if (catalogueId !== null && !isUnderWay(dictionary)) actions.push(adding(dictionary, catalogueId));
  if (id !== null) actions.push(removing(dictionary, id, texts[ENDING[state] ?? "stop"]));
  return actions;
}

function adding({ name, licence, state }: Dictionary, catalogueId: string): RowAction {
  const make = (idempotencyKey: string) =>
    writeApi("POST /api/admin/dictionaries", { body: { catalogue_id: catalogueId }, idempotencyKey });
  if (state === "installed") {
    const { label, title, text, confirm, done } = texts.update;
    return {
      id: "add",
      label,
      ask: { title, text: text({ name }), confirm, harmless: true, change: { make, done: done({ name }) } },
    };
  }
  const { title, text, confirm, done } = texts.add;
  return {
    id: "add",
    label: state === "failed" ? texts.again.label : texts.add.label,
    ask: {
      title,
      text: text({ name, licence: licence ?? texts.licenceInside }),
      confirm,
      harmless: true,
      change: { make, done: done({ name }) },
    },
  };
}

function removing({ name }: Dictionary, id: number, words: RowTexts): RowAction {
  const make = (idempotencyKey: string) =>
    writeApi("DELETE /api/admin/dictionaries/{id}", { params: { id }, idempotencyKey });
  const { label, title, text, confirm, done } = words;
  return {
    id: "remove",
    label,
    ask: { title, text: text({ name }), confirm, change: { make, done: done({ name }) } },
  };
}
