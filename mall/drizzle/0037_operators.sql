CREATE TABLE "operator_keys" (
	"key_no" text PRIMARY KEY NOT NULL,
	"key_nm" text NOT NULL,
	"role_cd" text NOT NULL,
	"key_hash" text NOT NULL,
	"reg_dts" timestamp with time zone NOT NULL,
	"end_dts" timestamp with time zone NOT NULL,
	"rev_dts" timestamp with time zone,
	CONSTRAINT "operator_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "operator_looks" (
	"look_no" text PRIMARY KEY NOT NULL,
	"key_no" text NOT NULL,
	"operation" text NOT NULL,
	"mem_no_list" jsonb NOT NULL,
	"dts" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"key_no" text NOT NULL,
	"end_dts" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_writes" (
	"write_no" text PRIMARY KEY NOT NULL,
	"key_no" text NOT NULL,
	"operation" text NOT NULL,
	"target" text,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"sealed_words" text,
	"answer" jsonb,
	"dts" timestamp with time zone NOT NULL,
	CONSTRAINT "operator_writes_once" UNIQUE("key_no","operation","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "operator_looks" ADD CONSTRAINT "operator_looks_key_no_operator_keys_key_no_fk" FOREIGN KEY ("key_no") REFERENCES "public"."operator_keys"("key_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_key_no_operator_keys_key_no_fk" FOREIGN KEY ("key_no") REFERENCES "public"."operator_keys"("key_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_writes" ADD CONSTRAINT "operator_writes_key_no_operator_keys_key_no_fk" FOREIGN KEY ("key_no") REFERENCES "public"."operator_keys"("key_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_looks_dts" ON "operator_looks" USING btree ("dts");--> statement-breakpoint
CREATE INDEX "operator_sessions_end_dts" ON "operator_sessions" USING btree ("end_dts");--> statement-breakpoint
CREATE INDEX "operator_writes_dts" ON "operator_writes" USING btree ("dts");--> statement-breakpoint
CREATE INDEX "operator_writes_target" ON "operator_writes" USING btree ("target");