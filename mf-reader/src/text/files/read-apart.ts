import { FileRefused, type FileText } from "./file-text.ts";
import type { FileAnswer } from "./file-worker.ts";

const LONGEST_MS = 60_000;

/**
 * Reads a file in a worker of its own, so that no file can hold up the page; the worker ends with it.
 * @throws FileRefused; the reason of the signal when it is aborted
 */
export function readFileApart(file: File, signal: AbortSignal): Promise<FileText> {
  const worker = new Worker(new URL("./file-worker.ts", import.meta.url), { type: "module" });
  const { promise, resolve, reject } = Promise.withResolvers<FileText>();
  const timer = setTimeout(() => reject(new FileRefused("slow")), LONGEST_MS);
  signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  worker.onmessage = ({ data }: MessageEvent<FileAnswer>) => {
    if ("text" in data) resolve(data.text);
    else reject(new FileRefused(data.refusal, data.characters));
  };
  worker.onerror = () => reject(new FileRefused("failed"));
  worker.postMessage(file);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
