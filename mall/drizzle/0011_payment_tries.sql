ALTER TABLE "payment_refunds" ADD COLUMN "waited_dts" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "try_cnt" integer DEFAULT 0 NOT NULL;