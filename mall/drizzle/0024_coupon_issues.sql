DROP INDEX "coupons_code";--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_issues_one_each" ON "coupon_issues" USING btree ("cpn_no","mem_no");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("mall_id","cpn_code_hash");