DROP INDEX "payments_acct_no_hash";--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "by_tp" text DEFAULT 'M' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "try_cnt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "fail_cd" text;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "held_dts" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "acct_req_dts" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payments_acct_no_hash" ON "payments" USING btree ("acct_no_hash");