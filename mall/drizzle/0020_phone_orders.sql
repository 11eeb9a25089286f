CREATE TABLE "portings" (
	"mnp_no" text PRIMARY KEY NOT NULL,
	"wls_sht_no" text NOT NULL,
	"sealed" text NOT NULL,
	"exp_dts" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wireless_order_history" (
	"seq" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wireless_order_history_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ord_no" text NOT NULL,
	"dts" timestamp with time zone NOT NULL,
	"stat" text NOT NULL,
	"who_tp" text NOT NULL,
	"rsn_cntn" text
);
--> statement-breakpoint
CREATE TABLE "wireless_orders" (
	"ord_no" text PRIMARY KEY NOT NULL,
	"mall_id" text NOT NULL,
	"mem_no" text NOT NULL,
	"wls_sht_no" text NOT NULL,
	"stat" text NOT NULL,
	"stat_dts" timestamp with time zone NOT NULL,
	"ord_dts" timestamp with time zone NOT NULL,
	"gds_grp_no" text NOT NULL,
	"color_nm" text,
	"stck_tp" text NOT NULL,
	"stckqty2" integer NOT NULL,
	"estimate" jsonb NOT NULL,
	"rep_img_path" text,
	"sealed" text NOT NULL,
	"sealed_acct" text,
	"sealed_entrance" text,
	"bill_tp" text NOT NULL,
	"pay_mthd_cd" text,
	"pay_prc" integer NOT NULL,
	"pay_due_dts" timestamp with time zone,
	"pay_dts" timestamp with time zone,
	"pay_no" text,
	"doc_list" jsonb NOT NULL,
	"doc_due_dts" timestamp with time zone,
	"rsn_cd" text,
	"rsn_cntn" text,
	"sign_file_no" text NOT NULL,
	"agree_cd_list" jsonb NOT NULL,
	"rcv_dts" timestamp with time zone,
	"opn_dts" timestamp with time zone,
	CONSTRAINT "wireless_orders_stckqty2_not_negative" CHECK ("wireless_orders"."stckqty2" >= 0),
	CONSTRAINT "wireless_orders_pay_prc_not_negative" CHECK ("wireless_orders"."pay_prc" >= 0)
);
--> statement-breakpoint
CREATE TABLE "wireless_sheets" (
	"wls_sht_no" text PRIMARY KEY NOT NULL,
	"mem_no" text NOT NULL,
	"input" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"exp_dts" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "cert_requests" ADD COLUMN "wls_sht_no" text;--> statement-breakpoint
ALTER TABLE "portings" ADD CONSTRAINT "portings_wls_sht_no_wireless_sheets_wls_sht_no_fk" FOREIGN KEY ("wls_sht_no") REFERENCES "public"."wireless_sheets"("wls_sht_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wireless_order_history" ADD CONSTRAINT "wireless_order_history_ord_no_wireless_orders_ord_no_fk" FOREIGN KEY ("ord_no") REFERENCES "public"."wireless_orders"("ord_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wireless_sheets" ADD CONSTRAINT "wireless_sheets_mem_no_members_mem_no_fk" FOREIGN KEY ("mem_no") REFERENCES "public"."members"("mem_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portings_wls_sht_no" ON "portings" USING btree ("wls_sht_no");--> statement-breakpoint
CREATE INDEX "wireless_order_history_ord_no" ON "wireless_order_history" USING btree ("ord_no");--> statement-breakpoint
CREATE INDEX "wireless_orders_mem_no" ON "wireless_orders" USING btree ("mem_no","ord_dts");--> statement-breakpoint
CREATE INDEX "wireless_orders_stat" ON "wireless_orders" USING btree ("stat","stat_dts");--> statement-breakpoint
CREATE INDEX "wireless_orders_gds_grp_no" ON "wireless_orders" USING btree ("gds_grp_no");--> statement-breakpoint
CREATE INDEX "wireless_sheets_exp_dts" ON "wireless_sheets" USING btree ("exp_dts");--> statement-breakpoint
CREATE INDEX "wireless_sheets_mem_no" ON "wireless_sheets" USING btree ("mem_no");