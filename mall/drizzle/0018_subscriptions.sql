CREATE TABLE "subscription_charges" (
	"chg_no" text PRIMARY KEY NOT NULL,
	"appl_no" text NOT NULL,
	"pay_dt" text NOT NULL,
	"prc" integer NOT NULL,
	"chg_stat" text NOT NULL,
	"pay_no" text NOT NULL,
	"refusal_cnt" integer DEFAULT 0 NOT NULL,
	"pay_dts" timestamp with time zone,
	"sent_dts" timestamp with time zone,
	CONSTRAINT "subscription_charges_pay_dt" UNIQUE("appl_no","pay_dt"),
	CONSTRAINT "subscription_charges_prc_not_negative" CHECK ("subscription_charges"."prc" >= 0),
	CONSTRAINT "subscription_charges_refusal_cnt_not_negative" CHECK ("subscription_charges"."refusal_cnt" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subscription_consents" (
	"seq" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_consents_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"appl_no" text NOT NULL,
	"new_prc" integer NOT NULL,
	"from_dt" text NOT NULL,
	"agree_yn" char(1) NOT NULL,
	"dts" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_consents_new_prc_not_negative" CHECK ("subscription_consents"."new_prc" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"appl_no" text PRIMARY KEY NOT NULL,
	"mall_id" text NOT NULL,
	"mem_no" text NOT NULL,
	"stat" text NOT NULL,
	"reg_dts" timestamp with time zone NOT NULL,
	"subs_no" text NOT NULL,
	"subs_nm" text NOT NULL,
	"img_path" text,
	"cycl_cd" text NOT NULL,
	"bgn_dt" text NOT NULL,
	"first_pay_dt" text NOT NULL,
	"qty" integer NOT NULL,
	"prc" integer NOT NULL,
	"mnth_prc" integer NOT NULL,
	"cntrct_mnth" integer NOT NULL,
	"trial_end_dt" text,
	"sealed_dlv" text NOT NULL,
	"agree_cd_list" jsonb NOT NULL,
	"rtn_url" text NOT NULL,
	"pay_due_dts" timestamp with time zone,
	"next_pay_dt" text,
	"notice_dt" text,
	"skip_dt" text,
	"pause_to_dt" text,
	"chg_prc" integer,
	"chg_from_dt" text,
	"agree_yn" char(1),
	"agree_dts" timestamp with time zone,
	"ask_dts" timestamp with time zone,
	"end_dt" text,
	"rsn_cd" text,
	"pg_cd" text,
	"sealed_card" text,
	CONSTRAINT "subscriptions_qty_positive" CHECK ("subscriptions"."qty" > 0),
	CONSTRAINT "subscriptions_prc_not_negative" CHECK ("subscriptions"."prc" >= 0),
	CONSTRAINT "subscriptions_mnth_prc_not_negative" CHECK ("subscriptions"."mnth_prc" >= 0),
	CONSTRAINT "subscriptions_cntrct_mnth_not_negative" CHECK ("subscriptions"."cntrct_mnth" >= 0)
);
--> statement-breakpoint
DROP INDEX "payments_one_paid";--> statement-breakpoint
ALTER TABLE "test_payments" ADD COLUMN "refuses_yn" char(1) DEFAULT 'N' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "sealed_card" text;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "subs" jsonb;--> statement-breakpoint
ALTER TABLE "subscription_charges" ADD CONSTRAINT "subscription_charges_appl_no_subscriptions_appl_no_fk" FOREIGN KEY ("appl_no") REFERENCES "public"."subscriptions"("appl_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_consents" ADD CONSTRAINT "subscription_consents_appl_no_subscriptions_appl_no_fk" FOREIGN KEY ("appl_no") REFERENCES "public"."subscriptions"("appl_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_charges_pay_no" ON "subscription_charges" USING btree ("pay_no");--> statement-breakpoint
CREATE INDEX "subscription_consents_appl_no" ON "subscription_consents" USING btree ("appl_no");--> statement-breakpoint
CREATE INDEX "subscriptions_mem_no" ON "subscriptions" USING btree ("mem_no","reg_dts");--> statement-breakpoint
CREATE INDEX "subscriptions_subs_no" ON "subscriptions" USING btree ("subs_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_paid" ON "payments" USING btree ("ord_no") WHERE "payments"."pay_stat" in ('PAID', 'PART_REFUND') and "payments"."pay_prc" > 0;