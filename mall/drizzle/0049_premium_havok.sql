ALTER TABLE "claims" ADD COLUMN "pick_dt" text;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "sealed_pick" text;