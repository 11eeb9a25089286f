CREATE TABLE "cart_lines" (
	"cart_no" text PRIMARY KEY NOT NULL,
	"seq" integer GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mem_no" text NOT NULL,
	"gds_grp_no" text NOT NULL,
	"opt_no" text,
	"color_nm" text,
	"qty" integer NOT NULL,
	"seen_sl_prc" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_choice" UNIQUE NULLS NOT DISTINCT("mem_no","gds_grp_no","opt_no","color_nm")
);
--> statement-breakpoint
CREATE TABLE "delivery_addresses" (
	"dlv_no" text PRIMARY KEY NOT NULL,
	"mem_no" text NOT NULL,
	"dflt_yn" char(1) NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"mem_no" text NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"sealed_answer" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_mem_no_call_key_pk" PRIMARY KEY("mem_no","call","key")
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_mem_no_members_mem_no_fk" FOREIGN KEY ("mem_no") REFERENCES "public"."members"("mem_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_gds_grp_no_goods_gds_grp_no_fk" FOREIGN KEY ("gds_grp_no") REFERENCES "public"."goods"("gds_grp_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_addresses" ADD CONSTRAINT "delivery_addresses_mem_no_members_mem_no_fk" FOREIGN KEY ("mem_no") REFERENCES "public"."members"("mem_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_mem_no_members_mem_no_fk" FOREIGN KEY ("mem_no") REFERENCES "public"."members"("mem_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_lines_changed_at" ON "cart_lines" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "delivery_addresses_mem_no" ON "delivery_addresses" USING btree ("mem_no");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");