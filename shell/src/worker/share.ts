import { SHARED_FIELDS } from "@lagom/shared/contract/share-target";
import { paths } from "@lagom/shared/paths";
import { holdSharedFiles } from "@lagom/shared/share-target";

/** A longer text would make too long an address. */
const LONGEST_IN_ADDRESS = 1500;

/**
 * Answers what another app shared to the installed app: goes to the newsfeed, where it is ready to be added. A link or a short text
 * goes along in the address; a file, or a long text as one, is held for the page.
 */
export async function answerShare(request: Request): Promise<Response> {
  const form = await request.formData();
  const said = (field: "title" | "text" | "url") => {
    const value = form.get(SHARED_FIELDS[field]);
    return typeof value === "string" ? value : "";
  };
  const files = form
    .getAll(SHARED_FIELDS.file)
    .filter((entry) => entry instanceof File && entry.size > 0) as File[];
  if (files.length === 0 && said("text").length > LONGEST_IN_ADDRESS)
    files.push(new File([said("text")], `${said("title") || "Text"}.txt`, { type: "text/plain" }));
  const search = new URLSearchParams();
  if (files.length > 0) {
    // Without room for it, the page says that nothing has arrived.
    await holdSharedFiles(files).catch(() => {});
    search.set(SHARED_FIELDS.file, "");
  } else {
    for (const field of ["title", "text", "url"] as const)
      if (said(field)) search.set(SHARED_FIELDS[field], said(field));
  }
  return Response.redirect(`${paths.newsfeed}?${search}`, 303);
}
