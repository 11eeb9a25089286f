DROP INDEX "mail_links_email";--> statement-breakpoint
DROP INDEX "members_mobile";--> statement-breakpoint
DROP INDEX "members_email";--> statement-breakpoint
DROP INDEX "outbox_target";--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "mem_nm" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "target" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "subject" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "body" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "links" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "links" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cert_requests" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "mail_links" ADD COLUMN "sealed_email" text;--> statement-breakpoint
ALTER TABLE "mail_links" ADD COLUMN "email_hash" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "sealed_reason" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email_hash" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "mobile_hash" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "target_hash" text;--> statement-breakpoint
CREATE INDEX "mail_links_email_hash" ON "mail_links" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "members_mobile_hash" ON "members" USING btree ("mall_id","mobile_hash");--> statement-breakpoint
CREATE INDEX "members_email_hash" ON "members" USING btree ("mall_id","email_hash");--> statement-breakpoint
CREATE INDEX "members_plain" ON "members" USING btree ("mem_no") WHERE "members"."mem_nm" is not null;--> statement-breakpoint
CREATE INDEX "outbox_target_hash" ON "outbox" USING btree ("target_hash","created_at");--> statement-breakpoint
CREATE INDEX "outbox_plain" ON "outbox" USING btree ("id") WHERE "outbox"."target" is not null;--> statement-breakpoint
-- What a cell should hold may be a receiver's telephone: it is worked out from the sealed cells now.
UPDATE "upload_rows" SET "err_list" = (
  SELECT jsonb_agg(error - 'fixVal' ORDER BY place)
  FROM jsonb_array_elements("err_list") WITH ORDINALITY AS list (error, place)
) WHERE jsonb_array_length("err_list") > 0;
