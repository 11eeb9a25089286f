CREATE TABLE "files" (
	"file_no" text PRIMARY KEY NOT NULL,
	"mem_no" text,
	"purp_cd" text NOT NULL,
	"sealed_nm" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_mem_no_members_mem_no_fk" FOREIGN KEY ("mem_no") REFERENCES "public"."members"("mem_no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_mem_no" ON "files" USING btree ("mem_no");--> statement-breakpoint
CREATE INDEX "files_created_at" ON "files" USING btree ("created_at");