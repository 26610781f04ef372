CREATE TABLE "review_parameters" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"parameters" double precision[] NOT NULL,
	"answers" integer NOT NULL,
	"fitted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_parameters" ADD CONSTRAINT "review_parameters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;