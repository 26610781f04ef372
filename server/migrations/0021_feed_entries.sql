CREATE TABLE "feed_entries" (
	"article_id" integer NOT NULL,
	"list" text NOT NULL,
	"category" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"first_rewrite" integer NOT NULL,
	CONSTRAINT "feed_entries_article_id_list_pk" PRIMARY KEY("article_id","list")
);
--> statement-breakpoint
DROP INDEX "articles_feed";--> statement-breakpoint
DROP INDEX "articles_category_feed";--> statement-breakpoint
ALTER TABLE "feed_entries" ADD CONSTRAINT "feed_entries_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_entries_newest" ON "feed_entries" USING btree ("list","published_at","article_id","first_rewrite");--> statement-breakpoint
CREATE INDEX "feed_entries_category" ON "feed_entries" USING btree ("list","category","published_at","article_id","first_rewrite");--> statement-breakpoint
CREATE INDEX "saved_words_known" ON "saved_words" USING btree ("user_id","source_lang",lower(coalesce("lemma", "word_key")));--> statement-breakpoint
-- The articles are locked first: of two texts of one article that are stored at once, the later sees what the earlier wrote.
CREATE FUNCTION "refresh_feed_entries"("changed" integer[]) RETURNS void LANGUAGE plpgsql AS $$
begin
	perform from articles where id = any(changed) order by id for no key update;
	with texts as (
		select article_id, id, language, origin, bool_or(origin = 'source') over (partition by article_id) as has_source
		from rewrites where article_id = any(changed)
	), listed as (
		select article_id, language || case when has_source then '+source' else '' end as list, id from texts
		union all
		select article_id, 'source', id from texts where origin = 'source'
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
CREATE FUNCTION "rewrites_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
	articles_changed integer[] := array(select distinct article_id from changed where article_id is not null);
begin
	if articles_changed <> '{}' then
		perform refresh_feed_entries(articles_changed);
	end if;
	return null;
end $$;
--> statement-breakpoint
CREATE FUNCTION "article_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	update feed_entries set category = new.category, published_at = new.published_at where article_id = new.id;
	return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "feed_entries_of_new_rewrites" AFTER INSERT ON "rewrites"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "rewrites_changed"();--> statement-breakpoint
CREATE TRIGGER "feed_entries_of_updated_rewrites" AFTER UPDATE ON "rewrites"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "rewrites_changed"();--> statement-breakpoint
CREATE TRIGGER "feed_entries_of_deleted_rewrites" AFTER DELETE ON "rewrites"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "rewrites_changed"();--> statement-breakpoint
CREATE TRIGGER "feed_entries_of_article" AFTER UPDATE OF "category", "published_at" ON "articles"
	FOR EACH ROW WHEN (old.category <> new.category OR old.published_at <> new.published_at) EXECUTE FUNCTION "article_changed"();--> statement-breakpoint
SELECT "refresh_feed_entries"(array(SELECT "id" FROM "articles"));
