ALTER TABLE "rewrites" DROP CONSTRAINT "rewrites_book";--> statement-breakpoint
ALTER TABLE "rewrites" ADD COLUMN "part" text;--> statement-breakpoint
ALTER TABLE "rewrites" ADD COLUMN "superseded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rewrites" ADD CONSTRAINT "rewrites_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rewrites_book" ON "rewrites" USING btree ("book_id","part","language","level") WHERE "rewrites"."superseded_at" is null;--> statement-breakpoint
ALTER TABLE "rewrites" ADD CONSTRAINT "rewrites_part" CHECK (("rewrites"."book_id" is null) = ("rewrites"."part" is null));