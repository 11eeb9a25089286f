-- With statistics of these texts the planner compares each keyword with 100 of them: planning takes 12 ms instead of 2, and the plans are no better.
-- Statistics that an earlier ANALYZE has stored stay.
ALTER TABLE "mall_products" ALTER COLUMN "search_text" SET STATISTICS 0, ALTER COLUMN "search_initials" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search_jamo" SET STATISTICS 0;
