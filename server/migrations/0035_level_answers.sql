CREATE TABLE "level_answers" (
	"user_id" uuid NOT NULL,
	"language" text NOT NULL,
	"level" text NOT NULL,
	"answered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "level_answers_user_id_language_level_pk" PRIMARY KEY("user_id","language","level")
);
--> statement-breakpoint
ALTER TABLE "level_answers" ADD CONSTRAINT "level_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;