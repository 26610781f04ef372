/**
 * The network's response or, if that fails or takes too long, the offline copy if there is one.
 * @param patience how long the network may take, in milliseconds
 * @throws the network's error, when there is no copy
 */
export async function networkOrOffline(
  fresh: Promise<Response>,
  patience: number,
  offlineCopy: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    return (await Promise.race([fresh, after(patience).then(offlineCopy)])) ?? (await fresh);
  } catch (error) {
    const copy = await offlineCopy();
    if (copy) return copy;
    throw error;
  }
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
