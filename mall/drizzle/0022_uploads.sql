CREATE TABLE "upload_rows" (
	"upld_no" text NOT NULL,
	"row_no" integer NOT NULL,
	"mem_no" text NOT NULL,
	"row_stat" text NOT NULL,
	"cust_ord_no" text NOT NULL,
	"cells" jsonb NOT NULL,
	"sealed_rcvr" text,
	"err_list" jsonb NOT NULL,
	"pay_prc" integer NOT NULL,
	"line" jsonb,
	"ord_no" text,
	"ord_dts" timestamp with time zone,
	CONSTRAINT "upload_rows_upld_no_row_no_pk" PRIMARY KEY("upld_no","row_no"),
	CONSTRAINT "upload_rows_row_no_positive" CHECK ("upload_rows"."row_no" > 0),
	CONSTRAINT "upload_rows_pay_prc_not_negative" CHECK ("upload_rows"."pay_prc" >= 0)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"upld_no" text PRIMARY KEY NOT NULL,
	"mall_id" text NOT NULL,
	"mem_no" text NOT NULL,
	"stat" text NOT NULL,
	"stat_dts" timestamp with time zone NOT NULL,
	"reg_dts" timestamp with time zone NOT NULL,
	"sealed_nm" text NOT NULL,
	"pay_mthd_cd" text,
	"pay_prc" integer,
	"pay_due_dts" timestamp with time zone,
	"pay_dts" timestamp with time zone,
	"pay_no" text,
	"rfnd_prc" integer DEFAULT 0 NOT NULL,
	"sealed_acct" text,
	"end_dts" timestamp with time zone,
	"stl_dts" timestamp with time zone,
	CONSTRAINT "uploads_pay_prc_not_negative" CHECK ("uploads"."pay_prc" >= 0),
	CONSTRAINT "uploads_rfnd_prc_not_negative" CHECK ("uploads"."rfnd_prc" >= 0)
);
--> statement-breakpoint
ALTER TABLE "upload_rows" ADD CONSTRAINT "upload_rows_upld_no_uploads_upld_no_fk" FOREIGN KEY ("upld_no") REFERENCES "public"."uploads"("upld_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_mem_no_members_mem_no_fk" FOREIGN KEY ("mem_no") REFERENCES "public"."members"("mem_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_rows_cust_ord_no" ON "upload_rows" USING btree ("mem_no","cust_ord_no");--> statement-breakpoint
CREATE INDEX "upload_rows_ord_no" ON "upload_rows" USING btree ("ord_no");--> statement-breakpoint
CREATE INDEX "uploads_mem_no" ON "uploads" USING btree ("mem_no","reg_dts");