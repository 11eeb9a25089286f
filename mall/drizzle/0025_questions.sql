CREATE TABLE "questions" (
	"qstn_no" text PRIMARY KEY NOT NULL,
	"mem_no" text,
	"qstn_tp_cd" text NOT NULL,
	"ord_no" text,
	"gds_grp_no" text,
	"sealed" text,
	"file_no_list" jsonb NOT NULL,
	"rply_mthd_cd" text NOT NULL,
	"reg_dts" timestamp with time zone NOT NULL,
	"sealed_ans" text,
	"ans_dts" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_mem_no_members_mem_no_fk" FOREIGN KEY ("mem_no") REFERENCES "public"."members"("mem_no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_mem_no" ON "questions" USING btree ("mem_no","reg_dts");--> statement-breakpoint
CREATE INDEX "questions_reg_dts" ON "questions" USING btree ("reg_dts");