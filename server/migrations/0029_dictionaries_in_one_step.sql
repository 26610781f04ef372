CREATE TABLE "dictionary_imports" (
	"dictionary_id" integer PRIMARY KEY NOT NULL,
	"catalogue_id" text NOT NULL,
	"name" text NOT NULL,
	"source_lang" text NOT NULL,
	"target_lang" text NOT NULL,
	"state" text NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dictionary_imports_catalogue_id_unique" UNIQUE("catalogue_id")
);
--> statement-breakpoint
ALTER TABLE "dictionary_entries" DROP CONSTRAINT "dictionary_entries_dictionary_id_dictionaries_id_fk";
--> statement-breakpoint
ALTER TABLE "dictionaries" ADD COLUMN "catalogue_id" text;