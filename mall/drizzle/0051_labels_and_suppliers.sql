CREATE TABLE "product_sales" (
	"mall_id" text NOT NULL,
	"gds_grp_no" text NOT NULL,
	"sold_dt" text NOT NULL,
	"qty" integer NOT NULL,
	CONSTRAINT "product_sales_mall_id_gds_grp_no_sold_dt_pk" PRIMARY KEY("mall_id","gds_grp_no","sold_dt"),
	CONSTRAINT "product_sales_qty_positive" CHECK ("product_sales"."qty" > 0)
);
--> statement-breakpoint
ALTER TABLE "mall_products" ADD COLUMN "is_best" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "spl_nm" text;--> statement-breakpoint
ALTER TABLE "product_sales" ADD CONSTRAINT "product_sales_gds_grp_no_products_gds_grp_no_fk" FOREIGN KEY ("gds_grp_no") REFERENCES "public"."products"("gds_grp_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was counted as sold until now, as of yesterday: the daily count goes on from there.
INSERT INTO "product_sales" ("mall_id", "gds_grp_no", "sold_dt", "qty")
  SELECT "mall_id", "gds_grp_no", to_char(now() AT TIME ZONE 'Asia/Seoul' - interval '1 day', 'YYYYMMDD'), "sales_cnt"
  FROM "mall_products" WHERE "sales_cnt" > 0;--> statement-breakpoint
-- These now follow from rules.
UPDATE "products" SET "stckr_type" = NULL, "stckr_color" = NULL WHERE "stckr_type" IN ('특가', '베스트', 'NEW');
