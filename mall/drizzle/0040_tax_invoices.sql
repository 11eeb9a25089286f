CREATE TABLE "tax_invoices" (
	"tax_no" text PRIMARY KEY NOT NULL,
	"ord_no" text NOT NULL,
	"mall_id" text NOT NULL,
	"mem_no" text NOT NULL,
	"sealed" text NOT NULL,
	"tax_free_prc" integer NOT NULL,
	"sply_prc" integer NOT NULL,
	"vat_prc" integer NOT NULL,
	"req_dts" timestamp with time zone NOT NULL,
	"iss_dts" timestamp with time zone,
	"aprv_no" text,
	CONSTRAINT "tax_invoices_ord_no_unique" UNIQUE("ord_no"),
	CONSTRAINT "tax_invoices_tax_free_prc_not_negative" CHECK ("tax_invoices"."tax_free_prc" >= 0),
	CONSTRAINT "tax_invoices_sply_prc_not_negative" CHECK ("tax_invoices"."sply_prc" >= 0),
	CONSTRAINT "tax_invoices_vat_prc_not_negative" CHECK ("tax_invoices"."vat_prc" >= 0)
);
--> statement-breakpoint
CREATE INDEX "tax_invoices_iss_dts" ON "tax_invoices" USING btree ("iss_dts","req_dts");--> statement-breakpoint
CREATE INDEX "tax_invoices_req_dts" ON "tax_invoices" USING btree ("req_dts");