ALTER TABLE "password_links" RENAME COLUMN "instructor_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "password_links" DROP CONSTRAINT "password_links_instructor_id_instructors_id_fk";
--> statement-breakpoint
DROP INDEX "password_links_by_instructor";--> statement-breakpoint
ALTER TABLE "password_links" ADD COLUMN "account_kind" text DEFAULT 'instructor' NOT NULL;--> statement-breakpoint
ALTER TABLE "password_links" ALTER COLUMN "account_kind" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "password_links_by_account" ON "password_links" USING btree ("account_kind","account_id","created_at");--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_account_kind_known" CHECK ("password_links"."account_kind" in ('admin', 'instructor'));