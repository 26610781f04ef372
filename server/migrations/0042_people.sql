CREATE TABLE "releases"."approvals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "releases"."approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deployable" text NOT NULL,
	"release" text NOT NULL,
	"user_id" uuid NOT NULL,
	"why" text,
	"rollout" jsonb,
	"revision" integer NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "approvals_release" UNIQUE("deployable","release")
);
--> statement-breakpoint
CREATE TABLE "releases"."logins" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"machine" text NOT NULL,
	"address" text NOT NULL,
	"days" integer NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "logins_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "releases"."members" (
	"user_id" uuid NOT NULL,
	"area" text NOT NULL,
	"role" text NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_user_id_area_pk" PRIMARY KEY("user_id","area"),
	CONSTRAINT "members_role" CHECK ("releases"."members"."role" in ('publisher', 'releaser'))
);
--> statement-breakpoint
ALTER TABLE "releases"."tokens" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "releases"."tokens" ADD COLUMN "machine" text;--> statement-breakpoint
ALTER TABLE "releases"."tokens" ADD COLUMN "expires_at" timestamp with time zone DEFAULT now() + interval '365 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "releases"."log" ADD COLUMN "approved_by" text;--> statement-breakpoint
ALTER TABLE "releases"."approvals" ADD CONSTRAINT "approvals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases"."logins" ADD CONSTRAINT "logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases"."members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approvals_user" ON "releases"."approvals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "logins_expire" ON "releases"."logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "logins_user" ON "releases"."logins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "members_area" ON "releases"."members" USING btree ("area","added_at");--> statement-breakpoint
ALTER TABLE "releases"."tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tokens_user" ON "releases"."tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "log_who" ON "releases"."log" USING btree ("who","id");--> statement-breakpoint
CREATE INDEX "log_approved_by" ON "releases"."log" USING btree ("approved_by","id");--> statement-breakpoint
CREATE INDEX "log_at" ON "releases"."log" USING btree ("at");