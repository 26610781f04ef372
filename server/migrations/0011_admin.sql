CREATE TABLE "admin_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"action" text NOT NULL,
	"target_id" text NOT NULL,
	"target_name" text NOT NULL,
	"subject_id" uuid,
	"from_value" text,
	"to_value" text,
	"before" jsonb,
	"undone_at" timestamp (3) with time zone,
	"undoes" integer
);
--> statement-breakpoint
CREATE TABLE "failures_daily" (
	"day" date PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "book_lists" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "done_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "signed_out_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "admin_log_by" ON "admin_log" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "admin_log_subject" ON "admin_log" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "book_lists_name_search" ON "book_lists" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "feedback_open" ON "feedback" USING btree ("id") WHERE "feedback"."done_at" is null;--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "users_email_search" ON "users" USING gin ("email" gin_trgm_ops);