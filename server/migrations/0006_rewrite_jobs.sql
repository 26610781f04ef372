CREATE TABLE "model_usage" (
	"day" date NOT NULL,
	"scope" text NOT NULL,
	"texts" integer DEFAULT 0 NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "model_usage_day_scope_pk" PRIMARY KEY("day","scope")
);
--> statement-breakpoint
CREATE TABLE "rewrite_jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rewrite_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"article_id" integer,
	"book_id" integer,
	"part" text,
	"language" text NOT NULL,
	"level" text NOT NULL,
	"mends" integer,
	"user_id" uuid,
	"passages" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"rewrite_id" integer,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "rewrite_jobs" ADD CONSTRAINT "rewrite_jobs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewrite_jobs" ADD CONSTRAINT "rewrite_jobs_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewrite_jobs" ADD CONSTRAINT "rewrite_jobs_mends_rewrites_id_fk" FOREIGN KEY ("mends") REFERENCES "public"."rewrites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewrite_jobs" ADD CONSTRAINT "rewrite_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rewrite_jobs_open" ON "rewrite_jobs" USING btree ("key") WHERE "rewrite_jobs"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "rewrite_jobs_due" ON "rewrite_jobs" USING btree ("id") WHERE "rewrite_jobs"."finished_at" is null;