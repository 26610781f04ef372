ALTER TABLE "review_answers" ALTER COLUMN "word_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "deleted_words" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "saved_words" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "saved_words" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;