CREATE TABLE "payment_differences" (
	"diff_no" text PRIMARY KEY NOT NULL,
	"pg_cd" text NOT NULL,
	"day" text NOT NULL,
	"pay_no" text NOT NULL,
	"move_tp" text NOT NULL,
	"move_no" text NOT NULL,
	"our_amt" integer,
	"their_amt" integer,
	"reg_dts" timestamp with time zone NOT NULL,
	"end_dts" timestamp with time zone,
	"end_tp" text,
	CONSTRAINT "payment_differences_our_amt_not_negative" CHECK ("payment_differences"."our_amt" >= 0),
	CONSTRAINT "payment_differences_their_amt_not_negative" CHECK ("payment_differences"."their_amt" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reconciled_days" (
	"pg_cd" text NOT NULL,
	"day" text NOT NULL,
	"dts" timestamp with time zone NOT NULL,
	"paid_out_dts" timestamp with time zone,
	CONSTRAINT "reconciled_days_pg_cd_day_pk" PRIMARY KEY("pg_cd","day")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_differences_move" ON "payment_differences" USING btree ("pg_cd","pay_no","move_tp","move_no");--> statement-breakpoint
CREATE INDEX "payment_differences_end_dts" ON "payment_differences" USING btree ("end_dts");