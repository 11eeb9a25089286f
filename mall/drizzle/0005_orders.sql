CREATE TABLE "coupon_issues" (
	"cpn_isu_no" text PRIMARY KEY NOT NULL,
	"cpn_no" text NOT NULL,
	"mem_no" text NOT NULL,
	"isu_dts" timestamp with time zone NOT NULL,
	"end_dts" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"ord_no" text
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"cpn_no" text PRIMARY KEY NOT NULL,
	"mall_id" text NOT NULL,
	"cpn_nm" text NOT NULL,
	"cpn_tp" text NOT NULL,
	"dscnt_tp" text NOT NULL,
	"dscnt_val" integer NOT NULL,
	"max_dscnt_prc" integer,
	"min_prc" integer DEFAULT 0 NOT NULL,
	"start_dts" timestamp with time zone NOT NULL,
	"end_dts" timestamp with time zone NOT NULL,
	"max_isu_cnt" integer,
	"isu_cnt" integer DEFAULT 0 NOT NULL,
	"cpn_code_hash" text
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"seq" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mem_no" text NOT NULL,
	"pnt_tp" text NOT NULL,
	"pnt" integer NOT NULL,
	"left_pnt" integer NOT NULL,
	"ord_no" text,
	"reg_dts" timestamp with time zone NOT NULL,
	"exp_dts" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "point_uses" (
	"ord_no" text NOT NULL,
	"seq" integer NOT NULL,
	"pnt" integer NOT NULL,
	"restored_pnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "point_uses_ord_no_seq_pk" PRIMARY KEY("ord_no","seq")
);
--> statement-breakpoint
CREATE TABLE "claim_items" (
	"clm_no" text NOT NULL,
	"ord_item_no" text NOT NULL,
	"qty" integer NOT NULL,
	"opt_no" text,
	"color_nm" text,
	"stck_tp" text,
	"stckqty2" integer DEFAULT 0 NOT NULL,
	"snapshot" jsonb,
	CONSTRAINT "claim_items_clm_no_ord_item_no_pk" PRIMARY KEY("clm_no","ord_item_no")
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"clm_no" text PRIMARY KEY NOT NULL,
	"ord_no" text NOT NULL,
	"clm_tp" text NOT NULL,
	"clm_stat" text NOT NULL,
	"stat_dts" timestamp with time zone NOT NULL,
	"rsn_cd" text NOT NULL,
	"sealed_rsn_cntn" text,
	"rej_rsn_cntn" text,
	"file_no_list" jsonb NOT NULL,
	"sealed_acct" text,
	"rfnd_prc" integer NOT NULL,
	"rtn_dlv_prc" integer NOT NULL,
	"rstr_pnt" integer NOT NULL,
	"req_dts" timestamp with time zone NOT NULL,
	"rfnd_due_dts" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_groups" (
	"ord_no" text NOT NULL,
	"dlv_grp_no" text NOT NULL,
	"dlv_type" text NOT NULL,
	"dlv_prc" integer NOT NULL,
	"std_dlv_prc" integer NOT NULL,
	"add_dlv_prc" integer NOT NULL,
	"free_std_prc" integer NOT NULL,
	"cpn_dscnt_prc" integer NOT NULL,
	"use_pnt" integer NOT NULL,
	"pay_prc" integer NOT NULL,
	"clm_no" text,
	CONSTRAINT "order_groups_ord_no_dlv_grp_no_pk" PRIMARY KEY("ord_no","dlv_grp_no")
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"seq" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_history_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ord_no" text NOT NULL,
	"ord_item_no" text,
	"dts" timestamp with time zone NOT NULL,
	"stat" text NOT NULL,
	"who_tp" text NOT NULL,
	"memo" text
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"ord_item_no" text PRIMARY KEY NOT NULL,
	"ord_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"gds_grp_no" text NOT NULL,
	"opt_no" text,
	"color_nm" text,
	"qty" integer NOT NULL,
	"sl_prc" integer NOT NULL,
	"add_prc" integer NOT NULL,
	"dlv_grp_no" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"cpn_isu_no" text,
	"cpn_dscnt_prc" integer NOT NULL,
	"use_pnt" integer NOT NULL,
	"pay_prc" integer NOT NULL,
	"save_pnt" integer NOT NULL,
	"saved_yn" char(1) DEFAULT 'N' NOT NULL,
	"item_stat" text NOT NULL,
	"stat_dts" timestamp with time zone NOT NULL,
	"bef_stat" text,
	"clm_no" text,
	"stck_tp" text NOT NULL,
	"stckqty2" integer NOT NULL,
	"invc_no" text,
	"rcv_dts" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_sheets" (
	"ord_sht_no" text PRIMARY KEY NOT NULL,
	"mem_no" text NOT NULL,
	"lines" jsonb NOT NULL,
	"choice" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"exp_dts" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"ord_no" text PRIMARY KEY NOT NULL,
	"mall_id" text NOT NULL,
	"mem_no" text NOT NULL,
	"ord_tp" text DEFAULT 'GOODS' NOT NULL,
	"ord_stat" text NOT NULL,
	"ord_dts" timestamp with time zone NOT NULL,
	"sealed" text NOT NULL,
	"sealed_entrance" text,
	"summary" jsonb NOT NULL,
	"pay_prc" integer NOT NULL,
	"pay_mthd_cd" text NOT NULL,
	"card_cd" text,
	"inst_mnth" integer,
	"pay_due_dts" timestamp with time zone,
	"pay_dts" timestamp with time zone,
	"pay_no" text,
	"cpn_isu_no_list" jsonb NOT NULL,
	"agree_cd_list" jsonb NOT NULL,
	"cart_no_list" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"invc_no" text PRIMARY KEY NOT NULL,
	"ord_no" text NOT NULL,
	"dlv_cmpny_nm" text NOT NULL,
	"sent_dts" timestamp with time zone NOT NULL,
	"rcv_dts" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"pay_no" text PRIMARY KEY NOT NULL,
	"ord_no" text NOT NULL,
	"mall_id" text NOT NULL,
	"mem_no" text NOT NULL,
	"pg_cd" text NOT NULL,
	"pay_mthd_cd" text NOT NULL,
	"card_cd" text,
	"inst_mnth" integer,
	"pay_prc" integer NOT NULL,
	"rfnd_prc" integer DEFAULT 0 NOT NULL,
	"pay_stat" text NOT NULL,
	"stat_dts" timestamp with time zone NOT NULL,
	"reg_dts" timestamp with time zone NOT NULL,
	"exp_dts" timestamp with time zone NOT NULL,
	"rtn_url" text NOT NULL,
	"tid" text,
	"pay_dts" timestamp with time zone,
	"fail_msg" text,
	"bank_cd" text,
	"sealed_vbank" text,
	"acct_no_hash" text,
	"acct_due_dts" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "coupon_issues" ADD CONSTRAINT "coupon_issues_cpn_no_coupons_cpn_no_fk" FOREIGN KEY ("cpn_no") REFERENCES "public"."coupons"("cpn_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_issues" ADD CONSTRAINT "coupon_issues_mem_no_members_mem_no_fk" FOREIGN KEY ("mem_no") REFERENCES "public"."members"("mem_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_mall_id_malls_mall_id_fk" FOREIGN KEY ("mall_id") REFERENCES "public"."malls"("mall_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_mem_no_members_mem_no_fk" FOREIGN KEY ("mem_no") REFERENCES "public"."members"("mem_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_uses" ADD CONSTRAINT "point_uses_seq_point_entries_seq_fk" FOREIGN KEY ("seq") REFERENCES "public"."point_entries"("seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_items" ADD CONSTRAINT "claim_items_clm_no_claims_clm_no_fk" FOREIGN KEY ("clm_no") REFERENCES "public"."claims"("clm_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_ord_no_orders_ord_no_fk" FOREIGN KEY ("ord_no") REFERENCES "public"."orders"("ord_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_groups" ADD CONSTRAINT "order_groups_ord_no_orders_ord_no_fk" FOREIGN KEY ("ord_no") REFERENCES "public"."orders"("ord_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_ord_no_orders_ord_no_fk" FOREIGN KEY ("ord_no") REFERENCES "public"."orders"("ord_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_ord_no_orders_ord_no_fk" FOREIGN KEY ("ord_no") REFERENCES "public"."orders"("ord_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sheets" ADD CONSTRAINT "order_sheets_mem_no_members_mem_no_fk" FOREIGN KEY ("mem_no") REFERENCES "public"."members"("mem_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_ord_no_orders_ord_no_fk" FOREIGN KEY ("ord_no") REFERENCES "public"."orders"("ord_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_issues_mem_no" ON "coupon_issues" USING btree ("mem_no");--> statement-breakpoint
CREATE INDEX "coupon_issues_ord_no" ON "coupon_issues" USING btree ("ord_no");--> statement-breakpoint
CREATE INDEX "coupons_mall_id" ON "coupons" USING btree ("mall_id");--> statement-breakpoint
CREATE INDEX "coupons_code" ON "coupons" USING btree ("mall_id","cpn_code_hash");--> statement-breakpoint
CREATE INDEX "point_entries_mem_no" ON "point_entries" USING btree ("mem_no","seq");--> statement-breakpoint
CREATE INDEX "point_entries_ord_no" ON "point_entries" USING btree ("ord_no");--> statement-breakpoint
CREATE INDEX "claims_ord_no" ON "claims" USING btree ("ord_no");--> statement-breakpoint
CREATE INDEX "claims_clm_stat" ON "claims" USING btree ("clm_stat","stat_dts");--> statement-breakpoint
CREATE INDEX "order_history_ord_no" ON "order_history" USING btree ("ord_no");--> statement-breakpoint
CREATE INDEX "order_items_ord_no" ON "order_items" USING btree ("ord_no");--> statement-breakpoint
CREATE INDEX "order_items_item_stat" ON "order_items" USING btree ("item_stat","stat_dts");--> statement-breakpoint
CREATE INDEX "order_items_gds_grp_no" ON "order_items" USING btree ("gds_grp_no");--> statement-breakpoint
CREATE INDEX "order_sheets_exp_dts" ON "order_sheets" USING btree ("exp_dts");--> statement-breakpoint
CREATE INDEX "order_sheets_mem_no" ON "order_sheets" USING btree ("mem_no");--> statement-breakpoint
CREATE INDEX "orders_mem_no" ON "orders" USING btree ("mem_no","ord_dts");--> statement-breakpoint
CREATE INDEX "orders_pay_due_dts" ON "orders" USING btree ("pay_due_dts");--> statement-breakpoint
CREATE INDEX "orders_ord_stat" ON "orders" USING btree ("ord_stat");--> statement-breakpoint
CREATE INDEX "shipments_ord_no" ON "shipments" USING btree ("ord_no");--> statement-breakpoint
CREATE INDEX "payments_ord_no" ON "payments" USING btree ("ord_no","reg_dts");--> statement-breakpoint
CREATE INDEX "payments_pay_stat" ON "payments" USING btree ("pay_stat","stat_dts");--> statement-breakpoint
CREATE INDEX "payments_mem_no" ON "payments" USING btree ("mem_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_acct_no_hash" ON "payments" USING btree ("acct_no_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("ord_no") WHERE "payments"."pay_stat" in ('READY', 'PENDING', 'WAIT');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_paid" ON "payments" USING btree ("ord_no") WHERE "payments"."pay_stat" in ('PAID', 'PART_REFUND');