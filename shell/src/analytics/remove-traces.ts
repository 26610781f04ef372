/** Removes everything PostHog keeps in this browser for a project: entries in both storages, and the cookie. */
export function removeTraces(projectKey: string): void {
  const isIts = (name: string) => /^(__)?ph_/.test(name) && name.includes(projectKey);
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of Object.keys(storage).filter(isIts)) storage.removeItem(name);
  }
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    if (isIts(name)) document.cookie = `${name}=; path=/; max-age=0`;
  }
}
