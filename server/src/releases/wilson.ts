/** How many of something, and how many of these are bad. */
export interface Share {
  of: number;
  bad: number;
}

/** One-sided 95 %. */
const Z = 1.645;

/** The lower bound of the true share, with 95 % confidence, by the Wilson score interval. */
export const lowerBound = (share: Share): number => bound(share, -1);

/** The upper bound of it. */
export const upperBound = (share: Share): number => bound(share, 1);

function bound({ of, bad }: Share, side: 1 | -1): number {
  const share = bad / of;
  const z2 = Z ** 2 / of;
  const spread = Z * Math.sqrt((share * (1 - share) + z2 / 4) / of);
  return (share + z2 / 2 + side * spread) / (1 + z2);
}
