CREATE TABLE "order_tickets" (
	"tkt_no" text PRIMARY KEY NOT NULL,
	"ord_no" text NOT NULL,
	"ord_item_no" text NOT NULL,
	"sealed_pin" text NOT NULL,
	"sent_dts" timestamp with time zone NOT NULL,
	"exp_dts" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_choice";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "sealed_opt_txt" text;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "opt_txt_hash" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "sealed_opt_txt" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "plc_no" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tkt_send_dt" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tkt_send_cnt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_options" ADD COLUMN "txt_req" jsonb;--> statement-breakpoint
ALTER TABLE "goods_options" ADD COLUMN "mk_ord_yn" char(1) DEFAULT 'N' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_tickets" ADD CONSTRAINT "order_tickets_ord_no_orders_ord_no_fk" FOREIGN KEY ("ord_no") REFERENCES "public"."orders"("ord_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_tickets_ord_no" ON "order_tickets" USING btree ("ord_no");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_choice" UNIQUE NULLS NOT DISTINCT("mem_no","gds_grp_no","opt_no","color_nm","opt_txt_hash");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tkt_send_cnt_not_negative" CHECK ("orders"."tkt_send_cnt" >= 0);