CREATE SCHEMA "auth";
--> statement-breakpoint
CREATE SCHEMA "releases";
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"activity_type" text NOT NULL,
	"rewrite_id" integer,
	"language" text NOT NULL,
	"level" text NOT NULL,
	"data" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_daily" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"language" text NOT NULL,
	"level" text NOT NULL,
	"words_read" integer DEFAULT 0 NOT NULL,
	"words_looked_up" integer DEFAULT 0 NOT NULL,
	"words_saved" integer DEFAULT 0 NOT NULL,
	"articles_opened" integer DEFAULT 0 NOT NULL,
	"articles_finished" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_daily_user_id_day_language_level_pk" PRIMARY KEY("user_id","day","language","level")
);
--> statement-breakpoint
CREATE TABLE "reading_progress" (
	"user_id" uuid NOT NULL,
	"rewrite_id" integer NOT NULL,
	"language" text NOT NULL,
	"level" text NOT NULL,
	"words_read" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reading_progress_user_id_rewrite_id_pk" PRIMARY KEY("user_id","rewrite_id")
);
--> statement-breakpoint
CREATE TABLE "auth"."flow_states" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"method" text NOT NULL,
	"provider" text,
	"redirect_to" text NOT NULL,
	"code_challenge" text,
	"code_challenge_method" text,
	"provider_verifier" text,
	"code_hash" text,
	"code_issued_at" timestamp with time zone,
	"user_id" uuid,
	"provider_token" text,
	"provider_refresh_token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "flow_states_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "auth"."one_time_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"link_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"code_challenge" text,
	"code_challenge_method" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_time_tokens_link_hash_unique" UNIQUE("link_hash"),
	CONSTRAINT "one_time_tokens_user_id_purpose_unique" UNIQUE("user_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "auth"."sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"refresh_counter" bigint DEFAULT 0 NOT NULL,
	"refresh_key" text NOT NULL,
	"refreshed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"amr" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"password_changed_at" timestamp with time zone,
	"email_confirmed_at" timestamp with time zone,
	"email_proven" boolean DEFAULT false NOT NULL,
	"reauthentication_sent_at" timestamp with time zone,
	"confirmation_sent_at" timestamp with time zone,
	"recovery_sent_at" timestamp with time zone,
	"new_email" text,
	"email_change_half" text,
	"email_change_sent_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"user_metadata" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth"."identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"identity_data" jsonb NOT NULL,
	"last_sign_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_provider_provider_id_unique" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "book_list_books" (
	"list_id" integer NOT NULL,
	"book_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "book_list_books_list_id_book_id_pk" PRIMARY KEY("list_id","book_id"),
	CONSTRAINT "book_list_books_book" UNIQUE("book_id","list_id")
);
--> statement-breakpoint
CREATE TABLE "book_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "books" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "books_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"authors" text[] NOT NULL,
	"publisher" text,
	"language" text,
	"page_count" integer,
	"year" integer,
	"academic" boolean DEFAULT false NOT NULL,
	"search_text" text NOT NULL,
	"ratings_count" integer DEFAULT 0 NOT NULL,
	"stars_sum" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "books_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"user_id" uuid NOT NULL,
	"book_id" integer NOT NULL,
	"liked_at" timestamp (3) with time zone,
	"stars" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ratings_user_id_book_id_pk" PRIMARY KEY("user_id","book_id"),
	CONSTRAINT "ratings_stars" CHECK ("ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "corpus_imports" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lexicon_forms" (
	"language" text NOT NULL,
	"form" text NOT NULL,
	"line" integer NOT NULL,
	CONSTRAINT "lexicon_forms_language_form_line_pk" PRIMARY KEY("language","form","line")
);
--> statement-breakpoint
CREATE TABLE "lexicon_words" (
	"language" text NOT NULL,
	"line" integer NOT NULL,
	"concept" text NOT NULL,
	"lemma" text NOT NULL,
	"pos" text NOT NULL,
	"band" text NOT NULL,
	"rank" integer NOT NULL,
	"articles" text[],
	CONSTRAINT "lexicon_words_language_line_pk" PRIMARY KEY("language","line")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"category" text NOT NULL,
	"source_name" text NOT NULL,
	"source_url" text,
	"published_at" timestamp with time zone NOT NULL,
	"content_hash" text,
	CONSTRAINT "articles_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "rewrite_lemmas" (
	"rewrite_id" integer NOT NULL,
	"lemma" text NOT NULL,
	"band" text,
	"count" integer NOT NULL,
	CONSTRAINT "rewrite_lemmas_rewrite_id_lemma_pk" PRIMARY KEY("rewrite_id","lemma")
);
--> statement-breakpoint
CREATE TABLE "rewrite_paragraphs" (
	"rewrite_id" integer NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"sentences" integer[] NOT NULL,
	"units" integer[] NOT NULL,
	"entries" jsonb NOT NULL,
	"sentence_keys" text[] NOT NULL,
	"word_count" integer NOT NULL,
	"rewritten" boolean DEFAULT true NOT NULL,
	CONSTRAINT "rewrite_paragraphs_rewrite_id_position_pk" PRIMARY KEY("rewrite_id","position")
);
--> statement-breakpoint
CREATE TABLE "rewrites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rewrites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer,
	"book_id" integer,
	"language" text NOT NULL,
	"level" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"word_count" integer NOT NULL,
	"level_report" jsonb,
	"meaning_report" jsonb,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rewrites_article" UNIQUE("article_id","language","level"),
	CONSTRAINT "rewrites_book" UNIQUE("book_id","language","level"),
	CONSTRAINT "rewrites_of_one" CHECK (num_nonnulls("rewrites"."article_id", "rewrites"."book_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"reply" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_call_key_pk" PRIMARY KEY("user_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"target_language" text NOT NULL,
	"source_language" text NOT NULL,
	"preferred_levels" jsonb NOT NULL,
	"preferred_categories" text[] NOT NULL,
	"theme" text NOT NULL,
	"text_size" integer NOT NULL,
	"time_zone" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"banned_at" timestamp with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role" CHECK ("users"."role" in ('user', 'admin', 'operator'))
);
--> statement-breakpoint
CREATE TABLE "saved_word_counts" (
	"user_id" uuid NOT NULL,
	"source_lang" text NOT NULL,
	"words" integer NOT NULL,
	CONSTRAINT "saved_word_counts_user_id_source_lang_pk" PRIMARY KEY("user_id","source_lang")
);
--> statement-breakpoint
CREATE TABLE "saved_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"source_word" text NOT NULL,
	"word_key" text NOT NULL,
	"translated_word" text NOT NULL,
	"source_lang" text NOT NULL,
	"target_lang" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"lemma" text,
	"rewrite_id" integer,
	"sentence" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_words_once" UNIQUE("user_id","source_lang","word_key","target_lang")
);
--> statement-breakpoint
CREATE TABLE "releases"."environment" (
	"name" text PRIMARY KEY NOT NULL,
	"environment_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "releases"."log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "releases"."log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"revision" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	"action" text NOT NULL,
	"unit" text NOT NULL,
	"from_release" text,
	"to_release" text NOT NULL,
	"why" text
);
--> statement-breakpoint
CREATE TABLE "releases"."records" (
	"unit" text NOT NULL,
	"id" text NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "records_unit_id_pk" PRIMARY KEY("unit","id")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_daily" ADD CONSTRAINT "activity_daily_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_progress" ADD CONSTRAINT "reading_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."flow_states" ADD CONSTRAINT "flow_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_list_books" ADD CONSTRAINT "book_list_books_list_id_book_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."book_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_list_books" ADD CONSTRAINT "book_list_books_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_lists" ADD CONSTRAINT "book_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewrite_lemmas" ADD CONSTRAINT "rewrite_lemmas_rewrite_id_rewrites_id_fk" FOREIGN KEY ("rewrite_id") REFERENCES "public"."rewrites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewrite_paragraphs" ADD CONSTRAINT "rewrite_paragraphs_rewrite_id_rewrites_id_fk" FOREIGN KEY ("rewrite_id") REFERENCES "public"."rewrites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewrites" ADD CONSTRAINT "rewrites_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_word_counts" ADD CONSTRAINT "saved_word_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_words" ADD CONSTRAINT "saved_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_latest" ON "activities" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "activities_look_ups" ON "activities" USING btree ("user_id","occurred_at","id") WHERE "activities"."activity_type" = 'word_lookup';--> statement-breakpoint
CREATE INDEX "activities_language_look_ups" ON "activities" USING btree ("user_id","language","occurred_at","id") WHERE "activities"."activity_type" = 'word_lookup';--> statement-breakpoint
CREATE INDEX "activity_daily_day" ON "activity_daily" USING btree ("day");--> statement-breakpoint
CREATE INDEX "reading_progress_latest" ON "reading_progress" USING btree ("user_id","last_at","rewrite_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "auth"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identities_user_id_index" ON "auth"."identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "book_list_books_order" ON "book_list_books" USING btree ("list_id","position");--> statement-breakpoint
CREATE INDEX "book_lists_own" ON "book_lists" USING btree ("user_id","position","id");--> statement-breakpoint
CREATE INDEX "books_shelf" ON "books" USING btree ("search_text","id");--> statement-breakpoint
CREATE INDEX "books_search" ON "books" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ratings_book" ON "ratings" USING btree ("book_id");--> statement-breakpoint
CREATE INDEX "ratings_newest" ON "ratings" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "ratings_liked" ON "ratings" USING btree ("user_id","liked_at") WHERE "ratings"."liked_at" is not null;--> statement-breakpoint
CREATE INDEX "feedback_user" ON "feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lexicon_words_concept" ON "lexicon_words" USING btree ("concept","language","rank");--> statement-breakpoint
CREATE INDEX "articles_feed" ON "articles" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "articles_category_feed" ON "articles" USING btree ("category","published_at","id");--> statement-breakpoint
CREATE INDEX "rewrite_paragraphs_sentences" ON "rewrite_paragraphs" USING gin ("sentence_keys");--> statement-breakpoint
CREATE INDEX "rewrites_language" ON "rewrites" USING btree ("language");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "saved_words_newest" ON "saved_words" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_words_language" ON "saved_words" USING btree ("user_id","source_lang","created_at","id");