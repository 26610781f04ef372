import type { Category } from "@lagom/shared/text/categories";
import { LANGUAGES, type LanguageCode } from "@lagom/shared/text/languages";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { SelectField, TextField } from "@lagom/shared/ui/field";
import { showToast } from "@lagom/shared/ui/toast";
import { useUnsaved } from "@lagom/shared/unsaved";
import { type FormEvent, useState } from "react";
import { addFeed, type NewFeed } from "../queries/feeds.ts";
import { strings } from "../strings/common.ts";
import { feedStrings } from "../strings/feeds.ts";
import styles from "./confirm-dialog.module.css";

const languageOptions = () => [
  { value: "", label: feedStrings.list.anyLanguage },
  ...LANGUAGES.map(({ code, name }) => ({ value: code, label: name })),
];
const categoryOptions = () => [
  { value: "", label: feedStrings.addFeed.anyCategory },
  ...Object.entries(feedStrings.addFeed.categories).map(([value, label]) => ({ value, label })),
];
const rightsOptions = () =>
  (["excerpt", "full"] as const).map((value) => ({ value, label: feedStrings.addFeed.rightsNames[value] }));
const EMPTY = { url: "", name: "", language: "", category: "", rights: "excerpt", licence: "" };
type Values = typeof EMPTY;

/** Adds a feed by its address, with what its publisher permits. */
export function AddFeedDialog({ onClose }: { onClose: () => void }) {
  const texts = feedStrings.addFeed;
  const fieldErrors: Readonly<Record<string, string>> = texts.fieldErrors;
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [busy, setBusy] = useState(false);
  useUnsaved(values.url !== "");
  const field = (name: keyof Values) => ({
    label: texts[name],
    value: values[name],
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
    error: errors[name],
  });
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const added = await addFeed(bodyOf(values));
    setBusy(false);
    if (added === "added") {
      showToast({ text: texts.done });
      return onClose();
    }
    if (added === "exists") return setErrors({ url: texts.exists });
    if (added === "failed") return showToast({ text: strings.changes.failed });
    setErrors(
      Object.fromEntries(added.fields.map((name) => [name, fieldErrors[name] ?? strings.changes.failed])),
    );
  };
  return (
    <Dialog title={texts.open} onClose={onClose}>
      <form className={styles.confirm} onSubmit={add}>
        <TextField {...field("url")} hint={texts.urlHint} type="url" placeholder="https://" required />
        <TextField {...field("name")} hint={texts.nameHint} dir="auto" maxLength={200} />
        <SelectField {...field("language")} options={languageOptions()} />
        <SelectField {...field("category")} options={categoryOptions()} />
        <SelectField {...field("rights")} options={rightsOptions()} />
        <TextField
          {...field("licence")}
          hint={texts.licenceHint}
          maxLength={100}
          required={values.rights === "full"}
        />
        <div className={styles.actions}>
          <Button onClick={onClose}>{strings.changes.cancel}</Button>
          <Button kind="primary" type="submit" busy={busy} disabled={!values.url.trim()}>
            {texts.add}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What is sent: empty fields are left out. */
function bodyOf({ url, name, language, category, rights: chosen, licence }: Values): NewFeed {
  return {
    url: url.trim(),
    rights: chosen === "full" ? "full" : "excerpt",
    ...(name.trim() && { name: name.trim() }),
    ...(language && { language: language as LanguageCode }),
    ...(category && { category: category as Category }),
    ...(licence.trim() && { licence: licence.trim() }),
  };
}
