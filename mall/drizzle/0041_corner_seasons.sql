ALTER TABLE "corner_contents" ADD COLUMN "months" integer[];--> statement-breakpoint
ALTER TABLE "corners" ADD COLUMN "shown_cnt" integer;