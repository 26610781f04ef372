CREATE TABLE "dictionaries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dictionaries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"source_lang" text NOT NULL,
	"target_lang" text NOT NULL,
	"licence" text NOT NULL,
	"url" text,
	"headwords" integer NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dictionaries_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "dictionary_entries" (
	"dictionary_id" integer NOT NULL,
	"key" text NOT NULL,
	"headword" text NOT NULL,
	"glosses" text[] NOT NULL,
	CONSTRAINT "dictionary_entries_dictionary_id_key_pk" PRIMARY KEY("dictionary_id","key")
);
--> statement-breakpoint
CREATE TABLE "feed_items" (
	"slug" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"feed_url" text NOT NULL,
	"article_id" integer,
	"refused" text,
	"fingerprint" text,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"url" text PRIMARY KEY NOT NULL,
	"etag" text,
	"last_modified" text,
	"checked_at" timestamp (3) with time zone,
	"lease_until" timestamp (3) with time zone,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "dictionary_entries" ADD CONSTRAINT "dictionary_entries_dictionary_id_dictionaries_id_fk" FOREIGN KEY ("dictionary_id") REFERENCES "public"."dictionaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dictionaries_pair" ON "dictionaries" USING btree ("source_lang","target_lang");--> statement-breakpoint
CREATE INDEX "feed_items_fingerprint" ON "feed_items" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "feed_items_seen" ON "feed_items" USING btree ("seen_at");