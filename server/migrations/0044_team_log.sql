ALTER TABLE "releases"."log" ADD COLUMN "member" text;--> statement-breakpoint
CREATE INDEX "log_member" ON "releases"."log" USING btree ("member","id");