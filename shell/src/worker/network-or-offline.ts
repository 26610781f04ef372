/**
 * The network's answer; if that fails or takes too long, the offline copy, if there is one.
 * @param patience how long the network may take, in milliseconds
 * @throws what the network's answer failed with, when nothing is kept
 */
export async function networkOrKept(
  fresh: Promise<Response>,
  patience: number,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    return (await Promise.race([fresh, after(patience).then(kept)])) ?? (await fresh);
  } catch (error) {
    const answer = await kept();
    if (answer) return answer;
    throw error;
  }
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
