CREATE TABLE "product_daily" (
	"day" date PRIMARY KEY NOT NULL,
	"new_users" integer DEFAULT 0 NOT NULL,
	"active_users" integer DEFAULT 0 NOT NULL,
	"words_read" bigint DEFAULT 0 NOT NULL,
	"looked_up" integer DEFAULT 0 NOT NULL,
	"finished" integer DEFAULT 0 NOT NULL,
	"rewrites" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_totals" (
	"name" text PRIMARY KEY NOT NULL,
	"count" bigint NOT NULL,
	"counted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "ratings_book";--> statement-breakpoint
DROP INDEX "rewrites_language";--> statement-breakpoint
CREATE INDEX "ratings_book_newest" ON "ratings" USING btree ("book_id","updated_at");--> statement-breakpoint
CREATE INDEX "rewrites_book_language" ON "rewrites" USING btree ("language","book_id") WHERE "rewrites"."book_id" is not null;