interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Shows the progress of an upload: in one changing line on a terminal, elsewhere once per quarter.
 * @param total bytes
 * @returns a function to call with the size of each file that was sent, in bytes
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
