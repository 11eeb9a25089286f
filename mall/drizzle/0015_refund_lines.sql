ALTER TABLE "claim_items" ADD COLUMN "bef_opt_nm" text;--> statement-breakpoint
ALTER TABLE "claim_items" ADD COLUMN "bef_color_nm" text;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "rfnd_list" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "rstr_cpn_list" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Claims from before this: the fee of a group went back with the claim that ended it, and the rest is goods.
UPDATE "claims" SET "rfnd_list" = (
  SELECT coalesce(jsonb_agg(jsonb_build_object('tp', "part"."tp", 'prc', "part"."prc")) FILTER (WHERE "part"."prc" <> 0), '[]'::jsonb)
  FROM (
    SELECT
      CASE WHEN "clm_tp" = 'RETURN' THEN "rtn_dlv_prc" ELSE 0 END AS "way_back",
      (SELECT coalesce(sum("pay_prc"), 0) FROM "order_groups" WHERE "order_groups"."clm_no" = "claims"."clm_no") AS "fees"
  ) AS "known"
  CROSS JOIN LATERAL (VALUES
    ('GOODS', "rfnd_prc" + "known"."way_back" - "known"."fees"),
    ('DLV', "known"."fees"),
    ('RTN_DLV', -"known"."way_back")
  ) AS "part" ("tp", "prc")
) WHERE "rfnd_prc" > 0;--> statement-breakpoint
UPDATE "claim_items" SET "bef_opt_nm" = "order_items"."snapshot" ->> 'optNm', "bef_color_nm" = "order_items"."color_nm"
FROM "order_items", "claims"
WHERE "order_items"."ord_item_no" = "claim_items"."ord_item_no" AND "claims"."clm_no" = "claim_items"."clm_no"
  AND "claims"."clm_tp" = 'EXCHANGE' AND "claims"."clm_stat" IN ('CL00101', 'CL00102', 'CL00103');
