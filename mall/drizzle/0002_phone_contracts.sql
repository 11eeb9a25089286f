CREATE TABLE "carriers" (
	"telecom_cd" text PRIMARY KEY NOT NULL,
	"telecom_nm" text NOT NULL
);
--> statement-breakpoint
INSERT INTO "carriers" SELECT 'TC01', '가온텔레콤' WHERE EXISTS (SELECT FROM "plans");--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "telecom_cd" text;--> statement-breakpoint
UPDATE "plans" SET "telecom_cd" = 'TC01';--> statement-breakpoint
ALTER TABLE "plans" ALTER COLUMN "telecom_cd" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_telecom_cd_carriers_telecom_cd_fk" FOREIGN KEY ("telecom_cd") REFERENCES "public"."carriers"("telecom_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wireless" ADD COLUMN "join_tp" text;--> statement-breakpoint
ALTER TABLE "wireless" ADD COLUMN "inst_mnth" integer;--> statement-breakpoint
UPDATE "wireless" SET "join_tp" = 'NEW', "inst_mnth" = 24;--> statement-breakpoint
ALTER TABLE "wireless" ALTER COLUMN "join_tp" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "wireless" ALTER COLUMN "inst_mnth" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "wireless_plans" RENAME TO "wireless_plans_before";--> statement-breakpoint
ALTER TABLE "wireless_plans_before" DROP CONSTRAINT "wireless_plans_gds_grp_no_plan_no_pk";--> statement-breakpoint
ALTER TABLE "wireless_plans_before" DROP CONSTRAINT "wireless_plans_gds_grp_no_wireless_gds_grp_no_fk";--> statement-breakpoint
ALTER TABLE "wireless_plans_before" DROP CONSTRAINT "wireless_plans_plan_no_plans_plan_no_fk";--> statement-breakpoint
CREATE TABLE "wireless_plans" (
	"gds_grp_no" text NOT NULL,
	"phone_memory" text NOT NULL,
	"join_tp" text NOT NULL,
	"plan_no" text NOT NULL,
	"sprt_prc" integer NOT NULL,
	"add_sprt_prc" integer NOT NULL,
	CONSTRAINT "wireless_plans_gds_grp_no_phone_memory_join_tp_plan_no_pk" PRIMARY KEY("gds_grp_no","phone_memory","join_tp","plan_no"),
	CONSTRAINT "wireless_plans_gds_grp_no_wireless_gds_grp_no_fk" FOREIGN KEY ("gds_grp_no") REFERENCES "public"."wireless"("gds_grp_no") ON DELETE cascade ON UPDATE no action,
	CONSTRAINT "wireless_plans_plan_no_plans_plan_no_fk" FOREIGN KEY ("plan_no") REFERENCES "public"."plans"("plan_no") ON DELETE no action ON UPDATE no action
);
--> statement-breakpoint
INSERT INTO "wireless_plans"
	SELECT "before"."gds_grp_no", "wireless_memories"."phone_memory", "joins"."join_tp", "plan_no", "sprt_prc", "add_sprt_prc"
	FROM "wireless_plans_before" AS "before"
	JOIN "wireless_memories" ON "wireless_memories"."gds_grp_no" = "before"."gds_grp_no"
	JOIN "wireless" ON "wireless"."gds_grp_no" = "before"."gds_grp_no"
	CROSS JOIN LATERAL jsonb_array_elements_text("wireless"."join_tp_list") AS "joins" ("join_tp");
--> statement-breakpoint
DROP TABLE "wireless_plans_before";
