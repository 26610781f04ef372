interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Tells how far an upload is: in one line that changes on a terminal, once for each quarter elsewhere.
 * @param total bytes
 * @returns to be called with the bytes of each file that has been sent
 */
export function uploadProgress(out: Output, total: number): (bytes: number) => void {
  let sent = 0;
  let told = 0;
  const line = () => `sending ${Math.round((100 * sent) / total)} % of ${Math.ceil(total / 1024)} KB`;
  return (bytes) => {
    sent += bytes;
    if (out.isTTY) out.write(`\r${line()}${sent === total ? "\n" : ""}`);
    else if (Math.floor((4 * sent) / total) > told) {
      told = Math.floor((4 * sent) / total);
      out.write(`${line()}\n`);
    }
  };
}
