ALTER TABLE "sessions" ADD COLUMN "dvc_nm" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "used_at" timestamp with time zone;