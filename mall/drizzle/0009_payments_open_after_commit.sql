ALTER TABLE "idempotency_keys" ADD COLUMN "busy_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "sealed_form" text;