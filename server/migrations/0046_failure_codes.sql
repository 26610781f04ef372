ALTER TABLE "dictionary_imports" ADD COLUMN "failure_code" text;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "failure_code" text;