CREATE TABLE "releases"."previews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "releases"."previews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"area" text NOT NULL,
	"release" text NOT NULL,
	"hash" text NOT NULL,
	"created_by" text NOT NULL,
	"why" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"shown" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "previews_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE INDEX "previews_of_area" ON "releases"."previews" USING btree ("area","id");