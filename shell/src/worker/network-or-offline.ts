/**
 * The network's response or, if that fails or takes too long, the offline copy if there is one.
 * @param patience how long the network may take, in milliseconds
 * @throws the network's error, when there is no copy
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
