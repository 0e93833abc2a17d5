CREATE TABLE "site_pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"image_url" text,
	"button_label" text DEFAULT '' NOT NULL,
	"button_url" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "site_pages_slug_known" CHECK ("site_pages"."slug" in ('pasar-buku', 'festival-literasi', 'galang-patjar', 'tentang-kami', 'syarat', 'privasi'))
);
--> statement-breakpoint
ALTER TABLE "email_templates" DROP CONSTRAINT "email_templates_scenario_known";--> statement-breakpoint
ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_scenario_known" CHECK ("email_templates"."scenario" in ('WAITING', 'ACCEPTED', 'PENDING', 'REJECTED', 'REMINDER', 'CLASS_START_REMINDER', 'WELCOME', 'FEEDBACK', 'GENERAL'));