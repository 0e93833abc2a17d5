-- Indexes are built first, which lets reads go on; what locks a table against reads comes last.
CREATE INDEX "registrations_people_search" ON "registrations" USING gin (lower("full_name" || E'\n' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "member_courses_people_search" ON "member_courses" USING gin (lower("full_name" || E'\n' || "email") gin_trgm_ops);--> statement-breakpoint
-- The city is included, so that the people of a city are counted in the index of its province.
CREATE INDEX "registrations_by_province" ON "registrations" ("province", "registered_at", "id") INCLUDE ("city");--> statement-breakpoint
CREATE INDEX "member_courses_by_province" ON "member_courses" ("province", "registered_at", "id") INCLUDE ("city");--> statement-breakpoint
-- A search of the mail log reads these two indexes alone: mails of one person lie scattered over the table.
CREATE INDEX "email_log_by_member_new" ON "email_log" ("member_id", "created_at") INCLUDE ("id") WHERE "member_id" is not null;--> statement-breakpoint
CREATE INDEX "email_log_by_recipient_new" ON "email_log" (lower("to_email") text_pattern_ops, "created_at") INCLUDE ("id", "member_id", "to_email");--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower("questions"."full_name" || E'\n' || "questions"."email" || E'\n' || "questions"."question" || E'\n' || coalesce("questions"."answer", ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "questions_search" ON "questions" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
DROP INDEX "email_log_by_member";--> statement-breakpoint
DROP INDEX "email_log_by_recipient";--> statement-breakpoint
ALTER INDEX "email_log_by_member_new" RENAME TO "email_log_by_member";--> statement-breakpoint
ALTER INDEX "email_log_by_recipient_new" RENAME TO "email_log_by_recipient";
