ALTER TABLE "activity_daily" ADD COLUMN "words_learnt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_totals" ADD COLUMN "words_learnt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "daily_goal" text;