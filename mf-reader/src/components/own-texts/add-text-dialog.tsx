import { isApiError } from "@lagom/shared/api/errors";
import { newIdempotencyKey } from "@lagom/shared/api/idempotency-key";
import { paths } from "@lagom/shared/paths";
import { useNavigate } from "@lagom/shared/router";
import type { LanguageName } from "@lagom/shared/text/languages";
import { MOST_OWN_TEXT_CHARACTERS } from "@lagom/shared/text/own-text";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { SelectField, TextArea, TextField } from "@lagom/shared/ui/field";
import { Segmented } from "@lagom/shared/ui/segmented";
import { useUnsaved } from "@lagom/shared/unsaved";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { addOwnText, newTexts, useOwnTexts } from "../../queries/own-texts.ts";
import { strings } from "../../strings.ts";
import styles from "./own-texts.module.css";
import { Preparing } from "./preparing.tsx";
import { useLanguageGroups } from "./use-language-groups.ts";

const WAYS = ["paste", "link"] as const;
type Way = (typeof WAYS)[number];
const GUESS = "";

/** Adds an own text: pasted, or from a link. */
export function AddTextDialog({ onClose }: { onClose: () => void }) {
  const [way, setWay] = useState<Way>("paste");
  const [text, setText] = useState("");
  const [url, setUrl] = useState("");
  const [language, setLanguage] = useState<LanguageName | typeof GUESS>(GUESS);
  const [state, setState] = useState<{ busy: boolean; failed?: { way: Way; reason: string } }>({
    busy: false,
  });
  const navigate = useNavigate();
  const keyFor = useKeys();
  const open = useOpen();
  const { data: own } = useOwnTexts({ adding: state.busy });
  const progress = (own && newTexts(own)[0]?.progress) ?? 0;
  useUnsaved(text !== "");
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setState({ busy: true });
    try {
      const content = way === "paste" ? { text } : { url: url.trim() };
      const body = { ...content, ...(language ? { language } : {}) };
      const { id } = await addOwnText(body, keyFor(body));
      if (!open.current) return;
      onClose();
      navigate(paths.ownText(id));
    } catch (error) {
      setState({ busy: false, failed: { way, reason: reasonOf(error) } });
    }
  };
  const left = MOST_OWN_TEXT_CHARACTERS - text.length;
  const tooLong = left < 0 ? strings.ownTexts.tooLong(-left) : undefined;
  const failed = state.failed?.way === way ? state.failed.reason : undefined;
  return (
    <Dialog title={strings.ownTexts.add} onClose={onClose} size="wide">
      <form className={styles.form} onSubmit={add}>
        <Segmented
          label={strings.ownTexts.way}
          options={WAYS.map((value) => ({ value, label: strings.ownTexts.ways[value] }))}
          value={way}
          onChange={setWay}
        />
        {way === "paste" ? (
          <TextArea
            label={strings.ownTexts.text}
            hint={strings.ownTexts.limit(MOST_OWN_TEXT_CHARACTERS, Math.max(0, left))}
            error={tooLong ?? failed}
            value={text}
            onChange={setText}
            dir="auto"
            rows={9}
            required
          />
        ) : (
          <TextField
            label={strings.ownTexts.url}
            hint={strings.ownTexts.urlHint}
            error={failed}
            type="url"
            value={url}
            onChange={setUrl}
            placeholder="https://"
            required
          />
        )}
        <SelectField
          label={strings.ownTexts.language}
          options={[{ value: GUESS, label: strings.ownTexts.guess }]}
          groups={useLanguageGroups()}
          value={language}
          onChange={(value) => setLanguage(value as LanguageName | typeof GUESS)}
        />
        <Button
          type="submit"
          kind="primary"
          busy={state.busy}
          disabled={way === "paste" ? !text.trim() || tooLong !== undefined : !url.trim()}
        >
          {strings.ownTexts.read}
        </Button>
        {state.busy && <Preparing progress={progress} />}
      </form>
    </Dialog>
  );
}

/** Reuses the key for the same request, so that a text is stored once even if the reply was lost. */
function useKeys(): (request: object) => string {
  const last = useRef({ request: "", key: "" });
  return (request) => {
    const now = JSON.stringify(request);
    if (last.current.request !== now) last.current = { request: now, key: newIdempotencyKey() };
    return last.current.key;
  };
}

/** Whether the dialog is still open: a reader who has closed it must not be taken to the text. */
function useOpen() {
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  return open;
}

function reasonOf(error: unknown): string {
  const detail = isApiError(error) ? error.details?.[0] : undefined;
  if (detail) return `${strings.ownTexts.fields[detail.field] ?? detail.field} ${detail.message}.`;
  return isApiError(error) && error.status < 500 ? error.reason : strings.ownTexts.addFailed;
}
