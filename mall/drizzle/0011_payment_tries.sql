ALTER TABLE "payment_refunds" ADD COLUMN "again_dts" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "try_cnt" integer DEFAULT 0 NOT NULL;