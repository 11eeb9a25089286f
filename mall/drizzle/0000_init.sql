CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "boards" (
	"brd_no" integer PRIMARY KEY NOT NULL,
	"mall_id" text NOT NULL,
	"tp" text NOT NULL,
	"title" text NOT NULL,
	"cntn_html" text NOT NULL,
	"fix_yn" char(1) DEFAULT 'N' NOT NULL,
	"thmb_img_path" text,
	"file_list" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reg_dts" timestamp with time zone NOT NULL,
	"view_cnt" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_categories" (
	"mall_id" text NOT NULL,
	"faq_ctg_cd" text NOT NULL,
	"faq_ctg_nm" text NOT NULL,
	"prir" integer NOT NULL,
	CONSTRAINT "faq_categories_mall_id_faq_ctg_cd_pk" PRIMARY KEY("mall_id","faq_ctg_cd")
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"faq_no" integer PRIMARY KEY NOT NULL,
	"mall_id" text NOT NULL,
	"faq_ctg_cd" text NOT NULL,
	"qstn" text NOT NULL,
	"ans_html" text NOT NULL,
	"prir" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"mall_id" text NOT NULL,
	"ctg_no" text NOT NULL,
	"up_ctg_no" text,
	"ctg_nm" text NOT NULL,
	"ctg_type" text NOT NULL,
	"url" text NOT NULL,
	"prir" integer NOT NULL,
	"mobile_use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"mobile_img_file_nm" text,
	"mobile_img_file_path" text,
	CONSTRAINT "categories_mall_id_ctg_no_pk" PRIMARY KEY("mall_id","ctg_no")
);
--> statement-breakpoint
CREATE TABLE "category_products" (
	"mall_id" text NOT NULL,
	"ctg_no" text NOT NULL,
	"gds_grp_no" text NOT NULL,
	CONSTRAINT "category_products_mall_id_ctg_no_gds_grp_no_pk" PRIMARY KEY("mall_id","ctg_no","gds_grp_no")
);
--> statement-breakpoint
CREATE TABLE "mall_products" (
	"mall_id" text NOT NULL,
	"gds_grp_no" text NOT NULL,
	"ctg_no" text NOT NULL,
	"recommend_rank" integer DEFAULT 0 NOT NULL,
	"sales_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mall_products_mall_id_gds_grp_no_pk" PRIMARY KEY("mall_id","gds_grp_no")
);
--> statement-breakpoint
CREATE TABLE "corner_contents" (
	"corner_no" text NOT NULL,
	"prir" integer NOT NULL,
	"gds_grp_no" text,
	"img_path" text,
	"alt_text" text,
	"url" text,
	"html" text,
	CONSTRAINT "corner_contents_corner_no_prir_pk" PRIMARY KEY("corner_no","prir")
);
--> statement-breakpoint
CREATE TABLE "corners" (
	"corner_no" text PRIMARY KEY NOT NULL,
	"mall_id" text NOT NULL,
	"corner_nm" text NOT NULL,
	"disp_area" text NOT NULL,
	"disp_type" text NOT NULL,
	"prir" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "popups" (
	"pop_seq" integer PRIMARY KEY NOT NULL,
	"mall_id" text NOT NULL,
	"pop_type" text NOT NULL,
	"pop_html" text NOT NULL,
	"url" text,
	"device" text,
	"start_dts" timestamp with time zone NOT NULL,
	"end_dts" timestamp with time zone NOT NULL,
	"prir" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"prom_no" text PRIMARY KEY NOT NULL,
	"mall_id" text NOT NULL,
	"prom_nm" text NOT NULL,
	"prom_desc" text,
	"img_path" text,
	"url" text,
	"start_dts" timestamp with time zone NOT NULL,
	"end_dts" timestamp with time zone NOT NULL,
	"prir" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "smart_keywords" (
	"search_no" integer PRIMARY KEY NOT NULL,
	"mall_id" text NOT NULL,
	"srh_name" text NOT NULL,
	"prir" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"info_no" integer PRIMARY KEY NOT NULL,
	"mall_id" text NOT NULL,
	"code" text NOT NULL,
	"terms" text NOT NULL,
	"appr_stat" text DEFAULT 'Y' NOT NULL,
	"appr_dts" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "view_counts" (
	"mall_id" text NOT NULL,
	"contents_type" text NOT NULL,
	"contents_id" text NOT NULL,
	"cnt" integer NOT NULL,
	CONSTRAINT "view_counts_mall_id_contents_type_contents_id_pk" PRIMARY KEY("mall_id","contents_type","contents_id")
);
--> statement-breakpoint
CREATE TABLE "malls" (
	"mall_id" text PRIMARY KEY NOT NULL,
	"mall_nm" text NOT NULL,
	"mall_title" text NOT NULL,
	"mall_url" text NOT NULL,
	"mall_sales_type" text NOT NULL,
	"mobile_yn" char(1) NOT NULL,
	"login_yn" char(1) NOT NULL,
	"marketing_mall_yn" char(1) NOT NULL,
	"mall_style" char(1) NOT NULL,
	"ci_img" text,
	"footer_ci_img" text,
	"footer_ci_url" text,
	"mobile_footer_certi_img" text,
	"mobile_footer_certi_url" text,
	"cust_tel" text,
	"center_start_time" char(4),
	"center_end_time" char(4),
	"mall_email" text,
	"address" text,
	"registration_number" text,
	"company" text,
	"representative_name" text,
	"business_num" text,
	"sales_permit_number" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"prir" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"mem_no" text PRIMARY KEY NOT NULL,
	"mall_id" text NOT NULL,
	"login_id" text,
	"password_hash" text,
	"mem_nm" text NOT NULL,
	"email" text,
	"email_cert_yn" char(1) DEFAULT 'Y' NOT NULL,
	"mobile" text,
	"mem_stat" text DEFAULT 'NORMAL' NOT NULL,
	"init_pwd_yn" char(1) DEFAULT 'N' NOT NULL,
	"tmp_pwd_yn" char(1) DEFAULT 'N' NOT NULL,
	"guest_yn" char(1) DEFAULT 'N' NOT NULL,
	"email_agree_yn" char(1) DEFAULT 'Y' NOT NULL,
	"sms_agree_yn" char(1) DEFAULT 'N' NOT NULL,
	"zip_cd" text,
	"road_addr" text,
	"dtl_addr" text,
	"join_dts" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"sid" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"sealed_pair" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"mem_no" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tid_codes" (
	"tid" text PRIMARY KEY NOT NULL,
	"mall_id" text NOT NULL,
	"mem_no" text NOT NULL,
	"expires_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"mem_no" text NOT NULL,
	"gds_grp_no" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishes_mem_no_gds_grp_no_pk" PRIMARY KEY("mem_no","gds_grp_no")
);
--> statement-breakpoint
CREATE TABLE "meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mall_id" text NOT NULL,
	"channel" text NOT NULL,
	"target" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"gds_grp_no" text PRIMARY KEY NOT NULL,
	"master_gds_no" text NOT NULL,
	"model_nm" text,
	"mkt_prc" integer NOT NULL,
	"sl_prc" integer NOT NULL,
	"file_ext" text,
	"dlv_type" text NOT NULL,
	"dlv_prc" integer DEFAULT 0 NOT NULL,
	"origin_nm" text,
	"ing_mm" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rel_gds_grp_nos" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_options" (
	"opt_no" text PRIMARY KEY NOT NULL,
	"gds_grp_no" text NOT NULL,
	"opt_nm" text NOT NULL,
	"add_prc" integer DEFAULT 0 NOT NULL,
	"stckqty" integer DEFAULT 0 NOT NULL,
	"prir" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_colors" (
	"gds_grp_no" text NOT NULL,
	"prir" integer NOT NULL,
	"color_nm" text NOT NULL,
	"color_hex_code" text NOT NULL,
	"gds_color_stat" text DEFAULT 'GD00701' NOT NULL,
	"stckqty" integer DEFAULT 0 NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	CONSTRAINT "product_colors_gds_grp_no_prir_pk" PRIMARY KEY("gds_grp_no","prir")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"gds_grp_no" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"gds_stat" text DEFAULT 'GD00403' NOT NULL,
	"gds_grp_tag" text,
	"stckr_type" text,
	"stckr_color" text,
	"img_paths" jsonb NOT NULL,
	"detail_html" text DEFAULT '' NOT NULL,
	"notice" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"maker_cd" text NOT NULL,
	"maker_nm" text NOT NULL,
	"stckqty" integer DEFAULT 0 NOT NULL,
	"stckqty2" integer DEFAULT 0 NOT NULL,
	"sort_prc" integer NOT NULL,
	"reg_dts" timestamp with time zone NOT NULL,
	"search_text" text NOT NULL,
	"search_initials" text NOT NULL,
	"search_jamo" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"plan_no" text PRIMARY KEY NOT NULL,
	"plan_nm" text NOT NULL,
	"plan_price" integer NOT NULL,
	"data_cntn" text NOT NULL,
	"voice_cntn" text NOT NULL,
	"sms_cntn" text NOT NULL,
	"slct_dscnt_prc" integer NOT NULL,
	"keep_mnth" integer NOT NULL,
	"prir" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wireless" (
	"gds_grp_no" text PRIMARY KEY NOT NULL,
	"new_num" integer,
	"trans_num" integer,
	"change_num" integer,
	"other_item1" text,
	"other_item2" text,
	"disc_type" text NOT NULL,
	"phone_memory" text NOT NULL,
	"phone_price" integer NOT NULL,
	"plan_name" text NOT NULL,
	"plan_price" integer NOT NULL,
	"total_price" integer NOT NULL,
	"rels_prc" integer NOT NULL,
	"join_tp_list" jsonb NOT NULL,
	"inst_mnth_list" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wireless_memories" (
	"gds_grp_no" text NOT NULL,
	"phone_memory" text NOT NULL,
	"rels_prc" integer NOT NULL,
	"prir" integer NOT NULL,
	CONSTRAINT "wireless_memories_gds_grp_no_phone_memory_pk" PRIMARY KEY("gds_grp_no","phone_memory")
);
--> statement-breakpoint
CREATE TABLE "wireless_plans" (
	"gds_grp_no" text NOT NULL,
	"plan_no" text NOT NULL,
	"sprt_prc" integer NOT NULL,
	"add_sprt_prc" integer NOT NULL,
	CONSTRAINT "wireless_plans_gds_grp_no_plan_no_pk" PRIMARY KEY("gds_grp_no","plan_no")
);
--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_mall_id_malls_mall_id_fk" FOREIGN KEY ("mall_id") REFERENCES "public"."malls"("mall_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_categories" ADD CONSTRAINT "faq_categories_mall_id_malls_mall_id_fk" FOREIGN KEY ("mall_id") REFERENCES "public"."malls"("mall_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_mall_id_malls_mall_id_fk" FOREIGN KEY ("mall_id") REFERENCES "public"."malls"("mall_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_mall_id_malls_mall_id_fk" FOREIGN KEY ("mall_id") REFERENCES "public"."malls"("mall_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_mall_id_up_ctg_no_categories_mall_id_ctg_no_fk" FOREIGN KEY ("mall_id","up_ctg_no") REFERENCES "public"."categories"("mall_id","ctg_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_products" ADD CONSTRAINT "category_products_mall_id_ctg_no_categories_mall_id_ctg_no_fk" FOREIGN KEY ("mall_id","ctg_no") REFERENCES "public"."categories"("mall_id","ctg_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_products" ADD CONSTRAINT "category_products_mall_id_gds_grp_no_mall_products_mall_id_gds_grp_no_fk" FOREIGN KEY ("mall_id","gds_grp_no") REFERENCES "public"."mall_products"("mall_id","gds_grp_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_products" ADD CONSTRAINT "mall_products_mall_id_malls_mall_id_fk" FOREIGN KEY ("mall_id") REFERENCES "public"."malls"("mall_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_products" ADD CONSTRAINT "mall_products_gds_grp_no_products_gds_grp_no_fk" FOREIGN KEY ("gds_grp_no") REFERENCES "public"."products"("gds_grp_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_products" ADD CONSTRAINT "mall_products_mall_id_ctg_no_categories_mall_id_ctg_no_fk" FOREIGN KEY ("mall_id","ctg_no") REFERENCES "public"."categories"("mall_id","ctg_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corner_contents" ADD CONSTRAINT "corner_contents_corner_no_corners_corner_no_fk" FOREIGN KEY ("corner_no") REFERENCES "public"."corners"("corner_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corners" ADD CONSTRAINT "corners_mall_id_malls_mall_id_fk" FOREIGN KEY ("mall_id") REFERENCES "public"."malls"("mall_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popups" ADD CONSTRAINT "popups_mall_id_malls_mall_id_fk" FOREIGN KEY ("mall_id") REFERENCES "public"."malls"("mall_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_mall_id_malls_mall_id_fk" FOREIGN KEY ("mall_id") REFERENCES "public"."malls"("mall_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smart_keywords" ADD CONSTRAINT "smart_keywords_mall_id_malls_mall_id_fk" FOREIGN KEY ("mall_id") REFERENCES "public"."malls"("mall_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_mall_id_malls_mall_id_fk" FOREIGN KEY ("mall_id") REFERENCES "public"."malls"("mall_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_counts" ADD CONSTRAINT "view_counts_mall_id_malls_mall_id_fk" FOREIGN KEY ("mall_id") REFERENCES "public"."malls"("mall_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_mall_id_malls_mall_id_fk" FOREIGN KEY ("mall_id") REFERENCES "public"."malls"("mall_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_sid_sessions_sid_fk" FOREIGN KEY ("sid") REFERENCES "public"."sessions"("sid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_mem_no_members_mem_no_fk" FOREIGN KEY ("mem_no") REFERENCES "public"."members"("mem_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tid_codes" ADD CONSTRAINT "tid_codes_mall_id_malls_mall_id_fk" FOREIGN KEY ("mall_id") REFERENCES "public"."malls"("mall_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tid_codes" ADD CONSTRAINT "tid_codes_mem_no_members_mem_no_fk" FOREIGN KEY ("mem_no") REFERENCES "public"."members"("mem_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_mem_no_members_mem_no_fk" FOREIGN KEY ("mem_no") REFERENCES "public"."members"("mem_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_gds_grp_no_products_gds_grp_no_fk" FOREIGN KEY ("gds_grp_no") REFERENCES "public"."products"("gds_grp_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_gds_grp_no_products_gds_grp_no_fk" FOREIGN KEY ("gds_grp_no") REFERENCES "public"."products"("gds_grp_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_options" ADD CONSTRAINT "goods_options_gds_grp_no_goods_gds_grp_no_fk" FOREIGN KEY ("gds_grp_no") REFERENCES "public"."goods"("gds_grp_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_colors" ADD CONSTRAINT "product_colors_gds_grp_no_products_gds_grp_no_fk" FOREIGN KEY ("gds_grp_no") REFERENCES "public"."products"("gds_grp_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wireless" ADD CONSTRAINT "wireless_gds_grp_no_products_gds_grp_no_fk" FOREIGN KEY ("gds_grp_no") REFERENCES "public"."products"("gds_grp_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wireless_memories" ADD CONSTRAINT "wireless_memories_gds_grp_no_wireless_gds_grp_no_fk" FOREIGN KEY ("gds_grp_no") REFERENCES "public"."wireless"("gds_grp_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wireless_plans" ADD CONSTRAINT "wireless_plans_gds_grp_no_wireless_gds_grp_no_fk" FOREIGN KEY ("gds_grp_no") REFERENCES "public"."wireless"("gds_grp_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wireless_plans" ADD CONSTRAINT "wireless_plans_plan_no_plans_plan_no_fk" FOREIGN KEY ("plan_no") REFERENCES "public"."plans"("plan_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "boards_list" ON "boards" USING btree ("mall_id","tp","reg_dts");--> statement-breakpoint
CREATE INDEX "faqs_mall" ON "faqs" USING btree ("mall_id");--> statement-breakpoint
CREATE INDEX "category_products_product" ON "category_products" USING btree ("mall_id","gds_grp_no");--> statement-breakpoint
CREATE INDEX "corners_area" ON "corners" USING btree ("mall_id","disp_area");--> statement-breakpoint
CREATE INDEX "popups_mall" ON "popups" USING btree ("mall_id");--> statement-breakpoint
CREATE INDEX "promotions_mall" ON "promotions" USING btree ("mall_id");--> statement-breakpoint
CREATE INDEX "smart_keywords_mall" ON "smart_keywords" USING btree ("mall_id");--> statement-breakpoint
CREATE UNIQUE INDEX "terms_version" ON "terms" USING btree ("mall_id","code","appr_dts");--> statement-breakpoint
CREATE UNIQUE INDEX "malls_mall_url" ON "malls" USING btree ("mall_url");--> statement-breakpoint
CREATE UNIQUE INDEX "members_login_id" ON "members" USING btree ("mall_id","login_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_sid" ON "refresh_tokens" USING btree ("sid");--> statement-breakpoint
CREATE INDEX "sessions_mem_no" ON "sessions" USING btree ("mem_no");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_target" ON "outbox" USING btree ("target","created_at");--> statement-breakpoint
CREATE INDEX "goods_options_goods" ON "goods_options" USING btree ("gds_grp_no");--> statement-breakpoint
CREATE INDEX "product_colors_hex" ON "product_colors" USING btree ("color_hex_code");--> statement-breakpoint
CREATE INDEX "products_search_text" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_search_initials" ON "products" USING gin ("search_initials" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_search_jamo" ON "products" USING gin ("search_jamo" gin_trgm_ops);