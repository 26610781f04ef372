import { HttpError, type Reason } from "./http-error.ts";

/** Lets each caller have so much work under way in this process, so that one alone cannot fill a queue. */
export interface AtOnce {
  /** @throws HttpError rate_limited when the caller has as much under way as may be */
  run<T>(caller: string, work: () => Promise<T>): Promise<T>;
}

/** @param refusal what a caller is told who has too much under way */
export function atOnce(most: number, refusal: Reason): AtOnce {
  const underWay = new Map<string, number>();
  return {
    async run(caller, work) {
      const count = underWay.get(caller) ?? 0;
      if (count >= most) throw new HttpError("rate_limited", refusal);
      underWay.set(caller, count + 1);
      try {
        return await work();
      } finally {
        const left = (underWay.get(caller) ?? 1) - 1;
        if (left > 0) underWay.set(caller, left);
        else underWay.delete(caller);
      }
    },
  };
}
