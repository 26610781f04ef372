/** Jobs of one kind: they wait in one queue, and are retried alike. */
export interface JobKind<Data extends object> {
  /** Name of its queue. */
  name: string;
  /** The longest that one attempt takes, in seconds; after that another node may take the job. */
  attemptSeconds: number;
  /** Milliseconds after which a job that still fails is given up, and stays as a dead letter. */
  lifeMs: (data: Data) => number;
}

/** A job that is being done. */
export interface RunningJob<Data extends object> {
  data: Data;
  /** Whether it was never tried before. */
  isFirstAttempt: boolean;
}

/** Does a job. @throws what made it fail; it is retried, with growing pauses, until its life is over */
export type Work<Data extends object> = (job: RunningJob<Data>) => Promise<void>;
