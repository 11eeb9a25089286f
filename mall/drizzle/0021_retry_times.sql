ALTER TABLE "subscriptions" ALTER COLUMN "sealed_dlv" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "portings" ADD COLUMN "cert_req_hash" text;--> statement-breakpoint
ALTER TABLE "subscription_charges" ADD COLUMN "retry_dts" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "sealed_entrance" text;