ALTER TABLE "releases"."reports" ADD COLUMN "ticket" text;--> statement-breakpoint
ALTER TABLE "releases"."reports" ADD COLUMN "lcp_ms" integer;--> statement-breakpoint
ALTER TABLE "releases"."reports" ADD COLUMN "inp_ms" integer;--> statement-breakpoint
ALTER TABLE "releases"."reports" ADD COLUMN "errors" smallint;--> statement-breakpoint
ALTER TABLE "releases"."log" ADD COLUMN "rollout" jsonb;