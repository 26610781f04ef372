import type { Reply } from "@lagom/shared/contract/calls";

export const NO_WORDS: Reply<"GET /api/user-words"> = {
  words: [],
  total: 0,
  page: 1,
  limit: 50,
  has_more: false,
};

export const NO_REVIEWS: Reply<"GET /api/user-words/reviews"> = {
  cards: [],
  left_today: 0,
  reviewed_today: 0,
  waiting: 0,
  next_due: null,
};
