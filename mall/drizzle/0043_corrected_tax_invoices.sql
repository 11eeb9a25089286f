ALTER TABLE "tax_invoices" ADD COLUMN "corrections" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_invoices" ADD COLUMN "crct_dts" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "tax_invoices_crct_dts" ON "tax_invoices" USING btree ("crct_dts");