CREATE TABLE "exhibition_entries" (
	"entry_no" text PRIMARY KEY NOT NULL,
	"exhb_no" text NOT NULL,
	"mem_no" text NOT NULL,
	"entry_dts" timestamp with time zone NOT NULL,
	"sealed_answers" text,
	"agree_cd_list" jsonb NOT NULL,
	CONSTRAINT "exhibition_entries_once" UNIQUE("exhb_no","mem_no")
);
--> statement-breakpoint
CREATE TABLE "exhibitions" (
	"exhb_no" text PRIMARY KEY NOT NULL,
	"mall_id" text NOT NULL,
	"url_nm" text NOT NULL,
	"exhb_nm" text NOT NULL,
	"exhb_tp" text NOT NULL,
	"sum_cntn" text,
	"img_path" text,
	"cntn_html" text,
	"start_dts" timestamp with time zone NOT NULL,
	"end_dts" timestamp with time zone NOT NULL,
	"corners" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cpn_nos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"entry_form" jsonb,
	"prize_list" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cond_cntn" text,
	"win_dts" timestamp with time zone,
	"win_list" jsonb,
	CONSTRAINT "exhibitions_url" UNIQUE("mall_id","url_nm")
);
--> statement-breakpoint
ALTER TABLE "exhibition_entries" ADD CONSTRAINT "exhibition_entries_exhb_no_exhibitions_exhb_no_fk" FOREIGN KEY ("exhb_no") REFERENCES "public"."exhibitions"("exhb_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_entries" ADD CONSTRAINT "exhibition_entries_mem_no_members_mem_no_fk" FOREIGN KEY ("mem_no") REFERENCES "public"."members"("mem_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitions" ADD CONSTRAINT "exhibitions_mall_id_malls_mall_id_fk" FOREIGN KEY ("mall_id") REFERENCES "public"."malls"("mall_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exhibition_entries_mem_no" ON "exhibition_entries" USING btree ("mem_no");--> statement-breakpoint
CREATE INDEX "exhibitions_mall" ON "exhibitions" USING btree ("mall_id","end_dts");