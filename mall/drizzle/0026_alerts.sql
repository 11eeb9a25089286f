CREATE TABLE "alerts" (
	"alm_no" text PRIMARY KEY NOT NULL,
	"mem_no" text NOT NULL,
	"gds_grp_no" text NOT NULL,
	"color_nm" text,
	"opt_no" text,
	"join_tp" text,
	"alm_tp" text NOT NULL,
	"tgt_prc" integer,
	"send_prc" integer,
	"reg_dts" timestamp with time zone NOT NULL,
	"exp_dts" timestamp with time zone NOT NULL,
	"sent_dts" timestamp with time zone,
	CONSTRAINT "alerts_tgt_prc_not_negative" CHECK ("alerts"."tgt_prc" >= 0),
	CONSTRAINT "alerts_send_prc_not_negative" CHECK ("alerts"."send_prc" >= 0)
);
--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_mem_no_members_mem_no_fk" FOREIGN KEY ("mem_no") REFERENCES "public"."members"("mem_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_gds_grp_no_products_gds_grp_no_fk" FOREIGN KEY ("gds_grp_no") REFERENCES "public"."products"("gds_grp_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_mem_no" ON "alerts" USING btree ("mem_no");--> statement-breakpoint
CREATE INDEX "alerts_waiting" ON "alerts" USING btree ("gds_grp_no") WHERE "alerts"."sent_dts" is null;--> statement-breakpoint
CREATE INDEX "alerts_exp_dts" ON "alerts" USING btree ("exp_dts");