CREATE TABLE "releases"."passed_loads" (
	"deployable" text NOT NULL,
	"release" text NOT NULL,
	"beside" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "passed_loads_deployable_release_beside_pk" PRIMARY KEY("deployable","release","beside")
);
