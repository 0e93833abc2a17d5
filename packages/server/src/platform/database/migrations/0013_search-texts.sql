-- What a search looks into is put together once and stands in an index with what it is ordered by: neither 20,000 people nor 100,000
-- vouchers are read to be looked through.
DROP INDEX "vouchers_search";--> statement-breakpoint
ALTER TABLE "member_courses" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower("member_courses"."full_name" || E'\n' || "member_courses"."email" || E'\n' || "member_courses"."phone_num" || E'\n' || "member_courses"."organization")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower("registrations"."full_name" || E'\n' || "registrations"."email" || E'\n' || "registrations"."phone_num" || E'\n' || "registrations"."organization")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower("vouchers"."name" || ' ' || "vouchers"."code")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "registrations_searched" ON "registrations" ("class_id", "registered_at", "id") INCLUDE ("status", "search_text");--> statement-breakpoint
CREATE INDEX "vouchers_offered" ON "vouchers" ("created_at", "id") INCLUDE ("search_text") WHERE (active = 1 and (type = 'PERMANENT' or used_count = 0));--> statement-breakpoint
CREATE INDEX "vouchers_not_offered" ON "vouchers" ("created_at", "id") INCLUDE ("search_text") WHERE not (active = 1 and (type = 'PERMANENT' or used_count = 0));--> statement-breakpoint
CREATE INDEX "vouchers_search" ON "vouchers" USING gin ("search_text" gin_trgm_ops);