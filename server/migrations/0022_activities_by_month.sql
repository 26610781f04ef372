CREATE TABLE "activities_by_month" (
	"id" bigserial NOT NULL,
	"user_id" uuid NOT NULL,
	"activity_type" text NOT NULL,
	"rewrite_id" integer,
	"language" text NOT NULL,
	"level" text NOT NULL,
	"data" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activities_by_month_id_occurred_at_pk" PRIMARY KEY("id","occurred_at")
) PARTITION BY RANGE ("occurred_at");
--> statement-breakpoint
-- For what no month is there for, such as a time ahead of all clocks but one.
CREATE TABLE "activities_other" PARTITION OF "activities_by_month" DEFAULT;
--> statement-breakpoint
ALTER TABLE "activities_by_month" ADD CONSTRAINT "activities_by_month_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_by_month_latest" ON "activities_by_month" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "activities_by_month_lookups" ON "activities_by_month" USING btree ("user_id","occurred_at","id") WHERE "activities_by_month"."activity_type" = 'word_lookup';--> statement-breakpoint
CREATE INDEX "activities_by_month_language_lookups" ON "activities_by_month" USING btree ("user_id","language","occurred_at","id") WHERE "activities_by_month"."activity_type" = 'word_lookup';
--> statement-breakpoint
-- Attaching locks the table less than creating a partition of it does. The default partition is locked first, so that nothing of
-- the month gets into it meanwhile.
CREATE FUNCTION "add_activities_month"("month" date) RETURNS void LANGUAGE plpgsql AS $$
declare
	name text := 'activities_' || to_char(month, 'YYYY_MM');
	start timestamptz := month::timestamp at time zone 'UTC';
	next timestamptz := (month + interval '1 month') at time zone 'UTC';
begin
	if to_regclass(quote_ident(name)) is not null then
		return;
	end if;
	lock table activities_other in access exclusive mode;
	execute format('create table %I (like activities_by_month including defaults including constraints)', name);
	execute format('with moved as (delete from activities_other where occurred_at >= %L and occurred_at < %L returning *)
		insert into %I select * from moved', start, next, name);
	execute format('alter table activities_by_month attach partition %I for values from (%L) to (%L)', name, start, next);
end $$;
--> statement-breakpoint
-- Processes of the version before go on writing into the old table; a later migration drops it.
CREATE FUNCTION "copy_activity"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into activities_by_month
		(user_id, activity_type, rewrite_id, language, level, data, time_zone, occurred_at, created_at)
	values (new.user_id, new.activity_type, new.rewrite_id, new.language, new.level, new.data, new.time_zone,
		new.occurred_at, new.created_at);
	return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "activities_by_month_of_activities" AFTER INSERT ON "activities" FOR EACH ROW EXECUTE FUNCTION "copy_activity"();
--> statement-breakpoint
SELECT "add_activities_month"(month::date) FROM generate_series(
	date_trunc('month', least((SELECT min("occurred_at") FROM "activities"), now() - interval '1 month') AT TIME ZONE 'UTC'),
	date_trunc('month', now() AT TIME ZONE 'UTC') + interval '3 months',
	interval '1 month') AS month;
--> statement-breakpoint
INSERT INTO "activities_by_month"
	("user_id", "activity_type", "rewrite_id", "language", "level", "data", "time_zone", "occurred_at", "created_at")
SELECT "user_id", "activity_type", "rewrite_id", "language", "level", "data", "time_zone", "occurred_at", "created_at"
FROM "activities" ORDER BY "id";
