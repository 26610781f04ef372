import { isApiError } from "@lagom/shared/api/errors";
import { newIdempotencyKey } from "@lagom/shared/api/idempotency-key";
import type { Body } from "@lagom/shared/contract/calls";
import { showToast } from "@lagom/shared/ui/toast";
import { useEffect, useRef, useState } from "react";
import { addOwnText } from "../../queries/own-texts.ts";
import { addTextStrings } from "../../strings/add-text.ts";

type OwnTextBody = Body<"POST /api/user/texts">;

/** What is added: the text of one request, or of several where a file is long. */
interface Addition {
  bodies: readonly OwnTextBody[];
  /** What they are made of: adding it again after a failure goes on where that happened. */
  of: object | string;
  /** Ids of the first of them, which were added before this dialog was opened. */
  before: readonly number[];
  title: string;
}

/**
 * Adds texts one after the other. They are added to the end even if the dialog is closed meanwhile.
 * @param onDone told the id of the first of them, unless the dialog was closed
 */
export function useAdd(onDone: (id: number) => void) {
  const [state, setState] = useState<{ busy: boolean; added: number; failed?: string }>({
    busy: false,
    added: 0,
  });
  const begun = useRef<{ of: Addition["of"]; ids: number[] }>({ of: "", ids: [] });
  const keyFor = useKeys();
  const open = useOpen();

  const add = async ({ bodies, of, before, title }: Addition): Promise<void> => {
    if (begun.current.of !== of) begun.current = { of, ids: [...before] };
    const { ids } = begun.current;
    setState({ busy: true, added: ids.length });
    try {
      for (const body of bodies.slice(ids.length)) {
        const { id } = await patiently(() => addOwnText(body, keyFor(body)), ids.length > 0);
        ids.push(id);
        setState({ busy: true, added: ids.length });
      }
    } catch (error) {
      setState({ busy: false, added: ids.length, failed: reasonOf(error) });
      if (!open.current && bodies.length > 1)
        showToast({ text: addTextStrings.partsFailed({ title, added: ids.length, of: bodies.length }) });
      return;
    }
    const [first] = ids;
    if (open.current && first !== undefined) onDone(first);
  };
  const forget = () => setState({ busy: false, added: 0 });
  return { ...state, add, forget };
}

/** The server prepares so many texts a minute; those of one file that come after these wait. */
const WAIT = { ms: 10_000, times: 7 };

async function patiently<T>(write: () => Promise<T>, patient: boolean): Promise<T> {
  for (let waited = 0; ; waited += 1) {
    try {
      return await write();
    } catch (error) {
      if (!patient || waited === WAIT.times || !isApiError(error) || error.code !== "rate_limited")
        throw error;
      await new Promise((resolve) => setTimeout(resolve, WAIT.ms));
    }
  }
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
  if (detail) {
    const fields: Readonly<Record<string, string>> = addTextStrings.fields;
    return addTextStrings.problem({ field: fields[detail.field] ?? detail.field, reason: detail.message });
  }
  return isApiError(error) && error.status < 500 ? error.reason : addTextStrings.addFailed;
}
