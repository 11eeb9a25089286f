ALTER TABLE "plans" ADD COLUMN "age_min" integer;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "age_max" integer;