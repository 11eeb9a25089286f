ALTER TABLE "wireless_orders" ADD COLUMN "dlv_cmpny_nm" text;--> statement-breakpoint
ALTER TABLE "wireless_orders" ADD COLUMN "invc_no" text;--> statement-breakpoint
ALTER TABLE "additional_services" ADD COLUMN "add_svc_cntn" text;