CREATE TABLE "cert_requests" (
	"cert_req_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"purpose_cd" text NOT NULL,
	"mall_id" text NOT NULL,
	"mem_no" text,
	"mem_nm" text,
	"target" text,
	"birth_dt" char(8),
	"rtn_url" text,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"proven_at" timestamp with time zone,
	"cert_no_hash" text,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cert_requests_cert_no_hash_unique" UNIQUE("cert_no_hash")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"mem_no" text NOT NULL,
	"code" text NOT NULL,
	"info_no" integer,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_mem_no_code_pk" PRIMARY KEY("mem_no","code")
);
--> statement-breakpoint
CREATE TABLE "mail_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"mall_id" text NOT NULL,
	"mem_no" text,
	"email" text,
	"used_at" timestamp with time zone,
	"joined_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_steps" (
	"jti" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "try_counts" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"spent" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"mall_id" text NOT NULL,
	"id_hash" text NOT NULL,
	"reason_cd" text,
	"reason" text,
	"withdrawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawals_mall_id_id_hash_pk" PRIMARY KEY("mall_id","id_hash")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "kind" text NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "links" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "next_try_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "cert_requests" ADD CONSTRAINT "cert_requests_mall_id_malls_mall_id_fk" FOREIGN KEY ("mall_id") REFERENCES "public"."malls"("mall_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cert_requests" ADD CONSTRAINT "cert_requests_mem_no_members_mem_no_fk" FOREIGN KEY ("mem_no") REFERENCES "public"."members"("mem_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_mem_no_members_mem_no_fk" FOREIGN KEY ("mem_no") REFERENCES "public"."members"("mem_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_mall_id_malls_mall_id_fk" FOREIGN KEY ("mall_id") REFERENCES "public"."malls"("mall_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_mem_no_members_mem_no_fk" FOREIGN KEY ("mem_no") REFERENCES "public"."members"("mem_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_mall_id_malls_mall_id_fk" FOREIGN KEY ("mall_id") REFERENCES "public"."malls"("mall_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cert_requests_expires_at" ON "cert_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "cert_requests_mem_no" ON "cert_requests" USING btree ("mem_no");--> statement-breakpoint
CREATE INDEX "mail_links_email" ON "mail_links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mail_links_mem_no" ON "mail_links" USING btree ("mem_no");--> statement-breakpoint
CREATE INDEX "members_mobile" ON "members" USING btree ("mall_id","mobile");--> statement-breakpoint
CREATE INDEX "members_email" ON "members" USING btree ("mall_id","email");--> statement-breakpoint
CREATE INDEX "outbox_created_at" ON "outbox" USING btree ("created_at");