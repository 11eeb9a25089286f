CREATE TABLE "tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"mem_no" text NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_mem_no_members_mem_no_fk" FOREIGN KEY ("mem_no") REFERENCES "public"."members"("mem_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tickets_expires_at" ON "tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tickets_mem_no" ON "tickets" USING btree ("mem_no");