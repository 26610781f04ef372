CREATE TABLE "activity_totals" (
	"user_id" uuid NOT NULL,
	"language" text NOT NULL,
	"level" text NOT NULL,
	"words_read" integer DEFAULT 0 NOT NULL,
	"words_looked_up" integer DEFAULT 0 NOT NULL,
	"words_saved" integer DEFAULT 0 NOT NULL,
	"words_reviewed" integer DEFAULT 0 NOT NULL,
	"articles_opened" integer DEFAULT 0 NOT NULL,
	"articles_finished" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_totals_user_id_language_level_pk" PRIMARY KEY("user_id","language","level")
);
--> statement-breakpoint
CREATE TABLE "streak_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"repaired" boolean NOT NULL,
	CONSTRAINT "streak_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "streaks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"current" integer DEFAULT 0 NOT NULL,
	"longest" integer DEFAULT 0 NOT NULL,
	"last_day" date,
	"repaired_day" date
);
--> statement-breakpoint
CREATE TABLE "review_answers" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"word_id" integer NOT NULL,
	"rating" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"language" text NOT NULL,
	"level" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_answers_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "deleted_words" (
	"id" integer PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"source_lang" text NOT NULL,
	"word_key" text NOT NULL,
	"row" jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_word_counts" DROP CONSTRAINT "saved_word_counts_user_id_source_lang_pk";--> statement-breakpoint
-- Counted again below, by status.
DELETE FROM "saved_word_counts";--> statement-breakpoint
ALTER TABLE "activity_daily" ADD COLUMN "words_reviewed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "daily_reviews" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_word_counts" ADD COLUMN "status" text NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_word_counts" ADD CONSTRAINT "saved_word_counts_user_id_source_lang_status_pk" PRIMARY KEY("user_id","source_lang","status");--> statement-breakpoint
ALTER TABLE "saved_words" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_words" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "activity_totals" ADD CONSTRAINT "activity_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streak_days" ADD CONSTRAINT "streak_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streaks" ADD CONSTRAINT "streaks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_answers" ADD CONSTRAINT "review_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_words" ADD CONSTRAINT "deleted_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_answers_word" ON "review_answers" USING btree ("word_id","answered_at");--> statement-breakpoint
CREATE INDEX "review_answers_own" ON "review_answers" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deleted_words_own" ON "deleted_words" USING btree ("user_id","source_lang","word_key");--> statement-breakpoint
CREATE INDEX "deleted_words_age" ON "deleted_words" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "saved_words_status" ON "saved_words" USING btree ("user_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_words_language_status" ON "saved_words" USING btree ("user_id","source_lang","status","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_words_alphabet" ON "saved_words" USING btree ("user_id","word_key","id");--> statement-breakpoint
CREATE INDEX "saved_words_search" ON "saved_words" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "saved_words_due" ON "saved_words" USING btree ("user_id","due_at","created_at","id") WHERE "saved_words"."status" in ('new', 'learning');--> statement-breakpoint
INSERT INTO "saved_word_counts" ("user_id", "source_lang", "status", "words")
SELECT "user_id", "source_lang", "status", count(*) FROM "saved_words" GROUP BY "user_id", "source_lang", "status";--> statement-breakpoint
UPDATE "saved_words" SET "search_text" = "word_key" || ' ' || lower("translated_word");--> statement-breakpoint
INSERT INTO "activity_totals" ("user_id", "language", "level", "words_read", "words_looked_up", "words_saved", "articles_opened", "articles_finished", "seconds")
SELECT "user_id", "language", "level", sum("words_read"), sum("words_looked_up"), sum("words_saved"), sum("articles_opened"), sum("articles_finished"), sum("seconds")
FROM "activity_daily" GROUP BY "user_id", "language", "level";--> statement-breakpoint
-- The streaks themselves are worked out of these days when the next one counts.
INSERT INTO "streak_days" ("user_id", "day", "repaired")
SELECT "user_id", "day", false FROM "activity_daily" GROUP BY "user_id", "day"
HAVING sum("articles_finished") >= 1 OR sum("words_read") >= 200;
