ALTER TABLE "feeds" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "rights" text DEFAULT 'excerpt' NOT NULL;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "licence" text;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "from_settings" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "stored" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "refused" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "licence" text;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_id_unique" UNIQUE("id");--> statement-breakpoint
UPDATE "feeds" SET
	"stored" = (select count(distinct article_id) from feed_items where feed_url = feeds.url),
	"refused" = (select count(refused) from feed_items where feed_url = feeds.url);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refresh_feed_entries"("changed" integer[]) RETURNS void LANGUAGE plpgsql AS $$
begin
	perform from articles where id = any(changed) order by id for no key update;
	with texts as (
		select article_id, id, language, level, origin, bool_or(origin = 'source') over (partition by article_id) as has_source,
			min(level) over (partition by article_id, language) as easiest
		from rewrites where article_id = any(changed)
	), listed as (
		select article_id, language || case when has_source then '+source' else '' end as list, id from texts
		union all
		select article_id, 'source', id from texts where origin = 'source'
		union all
		select article_id, language || case when easiest <= hardest then '+' else '-' end || reader, id
		from texts, (values ('A1', 'A2'), ('A2', 'B1'), ('B1', 'B2'), ('B2', 'C1'), ('C1', 'C2'), ('C2', 'C2')) as levels (reader, hardest)
		where has_source and (level <= hardest or easiest > hardest)
	), gone as (
		delete from feed_entries old where article_id = any(changed)
			and not exists (select from listed where listed.article_id = old.article_id and listed.list = old.list)
	)
	insert into feed_entries (article_id, list, category, published_at, first_rewrite)
	select articles.id, listed.list, articles.category, articles.published_at, min(listed.id)
	from listed join articles on articles.id = listed.article_id
	group by articles.id, listed.list
	on conflict (article_id, list) do update
	set category = excluded.category, published_at = excluded.published_at, first_rewrite = excluded.first_rewrite;
end $$;
--> statement-breakpoint
SELECT "refresh_feed_entries"(array(SELECT distinct "article_id" FROM "rewrites" WHERE "origin" = 'source' AND "article_id" IS NOT NULL));
