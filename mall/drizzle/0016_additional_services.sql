CREATE TABLE "additional_services" (
	"add_svc_no" text PRIMARY KEY NOT NULL,
	"add_svc_nm" text NOT NULL,
	"mnth_prc" integer NOT NULL,
	"prir" integer NOT NULL,
	CONSTRAINT "additional_services_mnth_prc_not_negative" CHECK ("additional_services"."mnth_prc" >= 0)
);
