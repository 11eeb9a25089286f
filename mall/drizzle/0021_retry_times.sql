ALTER TABLE "subscriptions" ALTER COLUMN "sealed_dlv" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "portings" ADD COLUMN "cert_req_hash" text;--> statement-breakpoint
ALTER TABLE "subscription_charges" ADD COLUMN "retry_dts" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "sealed_entrance" text;--> statement-breakpoint
UPDATE "subscription_charges" SET "retry_dts" = now() + interval '1 day' WHERE "chg_stat" = 'REFUSED' AND "refusal_cnt" < 4;--> statement-breakpoint
UPDATE "payments" SET "sealed_card" = NULL WHERE "pay_stat" IN ('FAIL', 'CANCEL', 'REFUND');--> statement-breakpoint
UPDATE "wireless_orders" SET "agree_cd_list" = replace("agree_cd_list"::text, 'AG002', 'AG003')::jsonb;
