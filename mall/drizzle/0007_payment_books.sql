CREATE TABLE "payment_money" (
	"tid" text PRIMARY KEY NOT NULL,
	"pay_no" text NOT NULL,
	"amt" integer NOT NULL,
	"dts" timestamp with time zone NOT NULL,
	"use_tp" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"rfnd_no" text PRIMARY KEY NOT NULL,
	"pay_no" text NOT NULL,
	"tid" text NOT NULL,
	"amt" integer NOT NULL,
	"clm_no" text,
	"sealed_acct" text,
	"reg_dts" timestamp with time zone NOT NULL,
	"done_dts" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "test_moves" (
	"move_no" text PRIMARY KEY NOT NULL,
	"pay_no" text NOT NULL,
	"tid" text NOT NULL,
	"amt" integer NOT NULL,
	"dts" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_payments" (
	"pay_no" text PRIMARY KEY NOT NULL,
	"ord_no" text NOT NULL,
	"pay_mthd_cd" text NOT NULL,
	"amt" integer NOT NULL,
	"rtn_url" text NOT NULL,
	"stat" text NOT NULL,
	"taken_amt" integer NOT NULL,
	"notice_cnt" integer DEFAULT 0 NOT NULL,
	"silent_until" timestamp with time zone,
	"auth_token" text,
	"bank_cd" text,
	"acct_no" text,
	"acct_due_dts" timestamp with time zone,
	CONSTRAINT "test_payments_acct_no_unique" UNIQUE("acct_no")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "seq" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "payments_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "test_moves" ADD CONSTRAINT "test_moves_pay_no_test_payments_pay_no_fk" FOREIGN KEY ("pay_no") REFERENCES "public"."test_payments"("pay_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_money_pay_no" ON "payment_money" USING btree ("pay_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_money_one_paid" ON "payment_money" USING btree ("pay_no") WHERE "payment_money"."use_tp" = 'PAID';--> statement-breakpoint
CREATE INDEX "payment_refunds_pay_no" ON "payment_refunds" USING btree ("pay_no");--> statement-breakpoint
CREATE INDEX "payment_refunds_tid" ON "payment_refunds" USING btree ("tid");--> statement-breakpoint
CREATE INDEX "payment_refunds_done_dts" ON "payment_refunds" USING btree ("done_dts");--> statement-breakpoint
CREATE INDEX "test_moves_pay_no" ON "test_moves" USING btree ("pay_no");--> statement-breakpoint
CREATE INDEX "test_moves_tid" ON "test_moves" USING btree ("tid");--> statement-breakpoint
CREATE INDEX "test_payments_ord_no" ON "test_payments" USING btree ("ord_no");