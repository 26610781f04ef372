CREATE TABLE "unit_fixes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unit_fixes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"language" text NOT NULL,
	"surface" text NOT NULL,
	"cuts" integer[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unit_fixes_once" UNIQUE("user_id","language","surface")
);
--> statement-breakpoint
ALTER TABLE "unit_fixes" ADD CONSTRAINT "unit_fixes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;