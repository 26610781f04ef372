CREATE TABLE "reading_places" (
	"user_id" uuid NOT NULL,
	"text_key" text NOT NULL,
	"paragraph" text NOT NULL,
	"sentence" integer NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reading_places_user_id_text_key_pk" PRIMARY KEY("user_id","text_key")
);
--> statement-breakpoint
CREATE TABLE "ux_flags" (
	"user_id" uuid NOT NULL,
	"flag" text NOT NULL,
	"version" integer NOT NULL,
	"shown_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ux_flags_user_id_flag_pk" PRIMARY KEY("user_id","flag")
);
--> statement-breakpoint
ALTER TABLE "reading_places" ADD CONSTRAINT "reading_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ux_flags" ADD CONSTRAINT "ux_flags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reading_places_latest" ON "reading_places" USING btree ("user_id","occurred_at");