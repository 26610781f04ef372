CREATE TABLE "known_words" (
	"user_id" uuid NOT NULL,
	"language" text NOT NULL,
	"lemma" text NOT NULL,
	"rewrite_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_words_user_id_language_lemma_pk" PRIMARY KEY("user_id","language","lemma")
);
--> statement-breakpoint
ALTER TABLE "known_words" ADD CONSTRAINT "known_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_words_text" ON "known_words" USING btree ("user_id","rewrite_id");