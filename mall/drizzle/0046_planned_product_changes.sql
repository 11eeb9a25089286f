CREATE TABLE "planned_changes" (
	"plan_no" text PRIMARY KEY NOT NULL,
	"gds_grp_no" text NOT NULL,
	"sl_prc" integer,
	"gds_stat" text,
	"stckqty" integer,
	"opt_no" text,
	"color_nm" text,
	"from_dts" timestamp with time zone NOT NULL,
	CONSTRAINT "planned_changes_sl_prc_not_negative" CHECK ("planned_changes"."sl_prc" >= 0),
	CONSTRAINT "planned_changes_stckqty_not_negative" CHECK ("planned_changes"."stckqty" >= 0)
);
--> statement-breakpoint
ALTER TABLE "planned_changes" ADD CONSTRAINT "planned_changes_gds_grp_no_products_gds_grp_no_fk" FOREIGN KEY ("gds_grp_no") REFERENCES "public"."products"("gds_grp_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planned_changes_product" ON "planned_changes" USING btree ("gds_grp_no");--> statement-breakpoint
CREATE INDEX "planned_changes_from_dts" ON "planned_changes" USING btree ("from_dts");