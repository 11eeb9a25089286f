ALTER TABLE "malls" ADD COLUMN "prvc_mngr_nm" text;--> statement-breakpoint
ALTER TABLE "malls" ADD COLUMN "host_nm" text;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "size_chart" jsonb;--> statement-breakpoint
ALTER TABLE "product_colors" ADD COLUMN "img_paths" jsonb DEFAULT '[]'::jsonb NOT NULL;