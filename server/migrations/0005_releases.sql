CREATE TABLE "releases"."reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "releases"."reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"unit" text NOT NULL,
	"release" text NOT NULL,
	"revision" integer NOT NULL,
	"page" text NOT NULL,
	"outcome" text NOT NULL,
	"failure" text NOT NULL,
	"shown_instead" text,
	"session" uuid NOT NULL,
	"address" text NOT NULL,
	"message" text,
	"stack" text,
	CONSTRAINT "reports_once_a_session" UNIQUE("session","unit","release","outcome","failure")
);
--> statement-breakpoint
CREATE TABLE "releases"."tokens" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "releases"."tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"scope" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "tokens_name_unique" UNIQUE("name"),
	CONSTRAINT "tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "releases"."log" ALTER COLUMN "unit" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "releases"."log" ALTER COLUMN "to_release" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "releases"."log" ADD COLUMN "percent" integer;--> statement-breakpoint
ALTER TABLE "releases"."log" ADD COLUMN "forced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "releases"."log" ADD COLUMN "gate" jsonb;--> statement-breakpoint
ALTER TABLE "releases"."log" ADD COLUMN "document" jsonb;--> statement-breakpoint
CREATE INDEX "reports_of_release" ON "releases"."reports" USING btree ("unit","release","at");--> statement-breakpoint
CREATE INDEX "reports_of_address" ON "releases"."reports" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "reports_by_age" ON "releases"."reports" USING btree ("at");--> statement-breakpoint
CREATE INDEX "log_revision" ON "releases"."log" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "log_unit" ON "releases"."log" USING btree ("unit","id");--> statement-breakpoint
UPDATE "releases"."environment" SET "document" = jsonb_build_object('worker', true, 'units', (
	SELECT coalesce(jsonb_object_agg(unit.key, (unit.value - 'fallback') || jsonb_build_object(
		'previous', CASE WHEN unit.value->>'fallback' IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(unit.value->'fallback') END,
		'candidate', NULL, 'frozen', NULL, 'protected', NULL, 'withdrawn', NULL)), '{}'::jsonb)
	FROM jsonb_each("document") AS unit));--> statement-breakpoint
CREATE FUNCTION "releases"."log_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'The release log is append-only'; END $$;--> statement-breakpoint
CREATE TRIGGER "log_is_append_only" BEFORE UPDATE OR DELETE ON "releases"."log" FOR EACH ROW EXECUTE FUNCTION "releases"."log_is_append_only"();
