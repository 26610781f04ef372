DROP INDEX "books_search";--> statement-breakpoint
ALTER TABLE "book_lists" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "search_words" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "search_spelling" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "clicks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "popularity" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "books_prefix" ON "books" USING btree ("search_text" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "books_words" ON "books" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "books_spelling" ON "books" USING gin ("search_spelling" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "books_popular" ON "books" USING btree ("popularity","id") WHERE "books"."popularity" > 0;--> statement-breakpoint
CREATE INDEX "books_rated" ON "books" USING btree ("ratings_count","id") WHERE "books"."ratings_count" > 0;--> statement-breakpoint
CREATE INDEX "books_language" ON "books" USING btree ("language","search_text");