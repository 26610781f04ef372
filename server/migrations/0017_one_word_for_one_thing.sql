ALTER TABLE "reading_places" RENAME TO "reading_positions";--> statement-breakpoint
ALTER TABLE "reading_positions" RENAME CONSTRAINT "reading_places_user_id_text_key_pk" TO "reading_positions_user_id_text_key_pk";--> statement-breakpoint
ALTER TABLE "reading_positions" RENAME CONSTRAINT "reading_places_user_id_users_id_fk" TO "reading_positions_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "reading_places_latest" RENAME TO "reading_positions_latest";--> statement-breakpoint
ALTER TABLE "unit_fixes" RENAME TO "token_corrections";--> statement-breakpoint
ALTER SEQUENCE "unit_fixes_id_seq" RENAME TO "token_corrections_id_seq";--> statement-breakpoint
ALTER INDEX "unit_fixes_pkey" RENAME TO "token_corrections_pkey";--> statement-breakpoint
ALTER TABLE "token_corrections" RENAME CONSTRAINT "unit_fixes_once" TO "token_corrections_once";--> statement-breakpoint
ALTER TABLE "token_corrections" RENAME CONSTRAINT "unit_fixes_user_id_users_id_fk" TO "token_corrections_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "rewrite_paragraphs" RENAME COLUMN "units" TO "tokens";--> statement-breakpoint
ALTER INDEX "activities_look_ups" RENAME TO "activities_lookups";--> statement-breakpoint
ALTER INDEX "activities_language_look_ups" RENAME TO "activities_language_lookups";--> statement-breakpoint
UPDATE "admin_log" SET "before" = jsonb_set("before", '{kind}', '"account-status"') WHERE "before"->>'kind' = 'standing';--> statement-breakpoint
ALTER TABLE "releases"."records" RENAME COLUMN "unit" TO "deployable";--> statement-breakpoint
ALTER TABLE "releases"."records" RENAME CONSTRAINT "records_unit_id_pk" TO "records_deployable_id_pk";--> statement-breakpoint
ALTER TABLE "releases"."log" RENAME COLUMN "unit" TO "deployable";--> statement-breakpoint
ALTER INDEX "releases"."log_unit" RENAME TO "log_deployable";--> statement-breakpoint
ALTER TABLE "releases"."reports" RENAME COLUMN "unit" TO "deployable";--> statement-breakpoint
UPDATE "releases"."records" SET "record" = ("record" - 'unit') || jsonb_build_object('deployable', "record"->'unit') WHERE "record" ? 'unit';--> statement-breakpoint
UPDATE "releases"."environment" SET "document" = CASE WHEN "document" ? 'units' THEN ("document" - 'units') || jsonb_build_object('deployables', (
	SELECT coalesce(jsonb_object_agg(entry.key, (entry.value - 'candidate') || jsonb_build_object('canary', entry.value->'candidate')), '{}'::jsonb)
	FROM jsonb_each("document"->'units') AS entry)) ELSE "document" END;--> statement-breakpoint
-- The log is append-only; its documents only take the new words.
ALTER TABLE "releases"."log" DISABLE TRIGGER "log_is_append_only";--> statement-breakpoint
UPDATE "releases"."log" SET "document" = CASE WHEN "document" ? 'units' THEN ("document" - 'units') || jsonb_build_object('deployables', (
	SELECT coalesce(jsonb_object_agg(entry.key, (entry.value - 'candidate') || jsonb_build_object('canary', entry.value->'candidate')), '{}'::jsonb)
	FROM jsonb_each("document"->'units') AS entry)) ELSE "document" END WHERE "document" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "releases"."log" ENABLE TRIGGER "log_is_append_only";
