CREATE TABLE "book_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"forms" text[] NOT NULL
);
--> statement-breakpoint
DROP INDEX "books_spelling";--> statement-breakpoint
CREATE INDEX "book_words_forms" ON "book_words" USING gin ("forms");--> statement-breakpoint
ALTER TABLE "books" DROP COLUMN "search_spelling";--> statement-breakpoint
-- The words of the books that are there, with the forms of `slipForms`.
INSERT INTO "book_words" ("word", "forms")
SELECT word, ARRAY(
  SELECT DISTINCT form FROM (
    SELECT left(word, 4) AS form
    UNION ALL SELECT left(word, 3)
    UNION ALL SELECT overlay(start placing '' FROM at FOR 1)
      FROM (VALUES (left(word, 5)), (left(word, 4))) AS starts (start), generate_series(1, length(start)) AS at
  ) AS forms
)
FROM (SELECT DISTINCT unnest(tsvector_to_array("search_words")) COLLATE "C" AS word FROM "books") AS words
ON CONFLICT DO NOTHING;
