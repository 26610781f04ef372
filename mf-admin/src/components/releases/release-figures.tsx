import { formatDecimal } from "@lagom/shared/text/decimal";
import { formatCount } from "@lagom/shared/text/format";
import type { DeployableState } from "../../queries/releases.ts";
import { releaseStrings as texts } from "../../strings/releases.ts";
import styles from "./release-figures.module.css";

/** How a release fared in the last 24 hours. */
export type Fared = Pick<DeployableState, "health" | "visits">;

interface Figure {
  name: string;
  text: string;
  below?: string | undefined;
  alarming?: boolean;
}

/** Visits, failures, errors and vitals of a release. */
export function ReleaseFigures({ release, fared }: { release: string; fared: Fared }) {
  return (
    <div className={styles.room}>
      <dl className={styles.figures} aria-label={texts.figures.label({ release })}>
        {figuresOf(fared).map(({ name, text, below, alarming }) => (
          <div key={name} data-alarming={alarming || undefined}>
            <dt>{name}</dt>
            <dd>
              <bdi>{text}</bdi>
              {below && <span className={styles.below}>{below}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function figuresOf({ health, visits: { visits, with_errors, errors, lcp, inp } }: Fared): Figure[] {
  const failures = { name: texts.figures.failures, text: failuresText(health), alarming: health.failed > 0 };
  if (visits === 0) return [failures];
  const errorsText =
    errors === 0 ? texts.figures.noErrors : texts.figures.errorsIn({ errors, visits: with_errors });
  return [
    { name: texts.figures.visits, text: formatCount(visits) },
    failures,
    { name: texts.figures.errors, text: errorsText },
    ...vital(texts.figures.lcp, lcp, (ms) => texts.figures.seconds({ seconds: formatDecimal(ms / 1000) })),
    ...vital(texts.figures.inp, inp, (ms) => texts.figures.milliseconds({ milliseconds: ms })),
  ];
}

function vital(
  name: string,
  { p75_ms, slow, measured }: Fared["visits"]["lcp"],
  text: (ms: number) => string,
): Figure[] {
  if (p75_ms === null) return [];
  const below = slow > 0 ? texts.figures.slowOn({ slow, measured }) : undefined;
  return [{ name, text: text(p75_ms), below }];
}

/** `3 of 10 networks`, `None on 10 networks`, or that nobody has reported. */
export function failuresText({ addresses, failed }: Fared["health"]): string {
  if (addresses === 0) return texts.figures.none;
  return failed === 0
    ? texts.figures.noFailures({ addresses })
    : texts.figures.failedOf({ failed, addresses });
}
