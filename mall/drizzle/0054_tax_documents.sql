ALTER TABLE "tax_invoices" ADD COLUMN "exmp_aprv_no" text;--> statement-breakpoint
CREATE INDEX "tax_invoices_mem_no" ON "tax_invoices" USING btree ("mem_no","req_dts");--> statement-breakpoint
-- What is free of tax has a 계산서: the number that was written for such an order is the number of that one.
UPDATE "tax_invoices" SET "exmp_aprv_no" = "aprv_no", "aprv_no" = NULL WHERE "sply_prc" + "vat_prc" = 0 AND "aprv_no" IS NOT NULL;
