ALTER TABLE "auth"."sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD COLUMN "system" text;