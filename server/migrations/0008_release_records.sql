-- Records from before know neither ranges nor names, and their files stand under other names: the next start builds them anew.
DELETE FROM "releases"."records";--> statement-breakpoint
UPDATE "releases"."environment" SET "document" = '{"worker":true,"units":{}}', "revision" = "revision" + 1;
