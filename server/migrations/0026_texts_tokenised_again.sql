ALTER TABLE "own_texts" ADD COLUMN "retokenised_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "own_texts" ADD COLUMN "retokenised" smallint DEFAULT 0 NOT NULL;