CREATE TABLE "own_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"source_name" text NOT NULL,
	"source_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rewrites" DROP CONSTRAINT "rewrites_of_one";--> statement-breakpoint
ALTER TABLE "rewrites" ADD COLUMN "own_text_id" integer;--> statement-breakpoint
ALTER TABLE "own_texts" ADD CONSTRAINT "own_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_texts_newest" ON "own_texts" USING btree ("user_id","created_at","id");--> statement-breakpoint
ALTER TABLE "rewrites" ADD CONSTRAINT "rewrites_own_text_id_own_texts_id_fk" FOREIGN KEY ("own_text_id") REFERENCES "public"."own_texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rewrites_own_text" ON "rewrites" USING btree ("own_text_id");--> statement-breakpoint
ALTER TABLE "rewrites" ADD CONSTRAINT "rewrites_of_one" CHECK (num_nonnulls("rewrites"."article_id", "rewrites"."book_id", "rewrites"."own_text_id") = 1);