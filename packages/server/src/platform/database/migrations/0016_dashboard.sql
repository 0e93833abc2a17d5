CREATE INDEX "member_courses_waiting" ON "member_courses" USING btree ("registered_at") WHERE "member_courses"."status" = 'WAITING';--> statement-breakpoint
-- The dashboard counts a million users in these indexes alone, and reads the list behind a bar in their order.
CREATE INDEX "members_of_city" ON "members" USING btree ("city","created_at","id") WHERE "members"."active" = 1;--> statement-breakpoint
CREATE INDEX "members_of_gender" ON "members" USING btree ("gender","created_at","id") WHERE "members"."active" = 1;--> statement-breakpoint
CREATE INDEX "members_of_birth" ON "members" USING btree ("date_of_birth","id") INCLUDE ("dob_confirmed") WHERE "members"."active" = 1;--> statement-breakpoint
CREATE INDEX "members_last_login" ON "members" USING btree ("last_login_at","id") WHERE "members"."active" = 1 and "members"."last_login_at" is not null;--> statement-breakpoint
CREATE INDEX "questions_unanswered" ON "questions" USING btree ("asked_at","id") WHERE "questions"."answer" is null and "questions"."active" = 1;--> statement-breakpoint
CREATE INDEX "registrations_waiting" ON "registrations" USING btree ("registered_at") WHERE "registrations"."status" = 'WAITING';
