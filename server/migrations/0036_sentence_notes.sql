CREATE TABLE "sentence_notes" (
	"user_id" uuid NOT NULL,
	"rewrite_id" integer NOT NULL,
	"paragraph" text NOT NULL,
	"sentence" integer NOT NULL,
	"quote" text NOT NULL,
	"note" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sentence_notes_user_id_rewrite_id_paragraph_sentence_pk" PRIMARY KEY("user_id","rewrite_id","paragraph","sentence")
);
--> statement-breakpoint
ALTER TABLE "sentence_notes" ADD CONSTRAINT "sentence_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sentence_notes" ADD CONSTRAINT "sentence_notes_rewrite_id_rewrites_id_fk" FOREIGN KEY ("rewrite_id") REFERENCES "public"."rewrites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sentence_notes_text" ON "sentence_notes" USING btree ("rewrite_id");