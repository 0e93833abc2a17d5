-- Indexes made with DESC came out as DESC NULLS LAST, which serves no `ORDER BY … DESC`; plain ones are read backwards.
DROP INDEX "audit_log_at";--> statement-breakpoint
DROP INDEX "audit_log_by_actor";--> statement-breakpoint
DROP INDEX "audit_log_by_object";--> statement-breakpoint
DROP INDEX "audit_log_by_record";--> statement-breakpoint
DROP INDEX "audit_log_by_code";--> statement-breakpoint
DROP INDEX "certificates_issued_at";--> statement-breakpoint
DROP INDEX "course_ratings_by_course";--> statement-breakpoint
DROP INDEX "member_courses_by_course_status";--> statement-breakpoint
DROP INDEX "member_courses_by_member";--> statement-breakpoint
DROP INDEX "member_courses_registered_at";--> statement-breakpoint
DROP INDEX "courses_created_at";--> statement-breakpoint
DROP INDEX "email_log_created_at";--> statement-breakpoint
DROP INDEX "email_log_by_class";--> statement-breakpoint
DROP INDEX "email_log_by_course";--> statement-breakpoint
DROP INDEX "email_log_by_member";--> statement-breakpoint
DROP INDEX "feedback_by_class";--> statement-breakpoint
DROP INDEX "feedback_created_at";--> statement-breakpoint
DROP INDEX "complaints_by_class";--> statement-breakpoint
DROP INDEX "complaints_created_at";--> statement-breakpoint
DROP INDEX "contact_forms_created_at";--> statement-breakpoint
DROP INDEX "document_forms_by_class";--> statement-breakpoint
DROP INDEX "document_forms_created_at";--> statement-breakpoint
DROP INDEX "presence_forms_by_class_name";--> statement-breakpoint
DROP INDEX "presence_forms_created_at";--> statement-breakpoint
DROP INDEX "members_created_at";--> statement-breakpoint
DROP INDEX "orders_created_at";--> statement-breakpoint
DROP INDEX "orders_by_member";--> statement-breakpoint
DROP INDEX "orders_exceptions";--> statement-breakpoint
DROP INDEX "payment_notifications_received_at";--> statement-breakpoint
DROP INDEX "merchandise_created_at";--> statement-breakpoint
DROP INDEX "notifications_created_at";--> statement-breakpoint
DROP INDEX "questions_by_class";--> statement-breakpoint
DROP INDEX "questions_asked_at";--> statement-breakpoint
DROP INDEX "quiz_forms_by_class";--> statement-breakpoint
DROP INDEX "registrations_by_class_status";--> statement-breakpoint
DROP INDEX "registrations_by_member";--> statement-breakpoint
DROP INDEX "registrations_registered_at";--> statement-breakpoint
DROP INDEX "voucher_uses_by_voucher";--> statement-breakpoint
DROP INDEX "vouchers_created_at";--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor_kind","actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_object" ON "audit_log" USING btree ("object","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_record" ON "audit_log" USING btree ("object","object_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_by_code" ON "audit_log" USING btree ("code","at","id");--> statement-breakpoint
CREATE INDEX "certificates_issued_at" ON "certificates" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "course_ratings_by_course" ON "course_ratings" USING btree ("course_id","created_at");--> statement-breakpoint
CREATE INDEX "member_courses_by_course_status" ON "member_courses" USING btree ("course_id","status","registered_at","id");--> statement-breakpoint
CREATE INDEX "member_courses_by_member" ON "member_courses" USING btree ("member_id","registered_at");--> statement-breakpoint
CREATE INDEX "member_courses_registered_at" ON "member_courses" USING btree ("registered_at","id");--> statement-breakpoint
CREATE INDEX "courses_created_at" ON "courses" USING btree ("active","created_at","id");--> statement-breakpoint
CREATE INDEX "email_log_created_at" ON "email_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "email_log_by_class" ON "email_log" USING btree ("class_id","created_at") WHERE "email_log"."class_id" is not null;--> statement-breakpoint
CREATE INDEX "email_log_by_course" ON "email_log" USING btree ("course_id","created_at") WHERE "email_log"."course_id" is not null;--> statement-breakpoint
CREATE INDEX "email_log_by_member" ON "email_log" USING btree ("member_id","created_at") WHERE "email_log"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "feedback_by_class" ON "feedback" USING btree ("class_id","active","created_at");--> statement-breakpoint
CREATE INDEX "feedback_created_at" ON "feedback" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "complaints_by_class" ON "complaints" USING btree ("class_id","created_at");--> statement-breakpoint
CREATE INDEX "complaints_created_at" ON "complaints" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_forms_created_at" ON "contact_forms" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "document_forms_by_class" ON "document_forms" USING btree ("class_id","created_at");--> statement-breakpoint
CREATE INDEX "document_forms_created_at" ON "document_forms" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "presence_forms_by_class_name" ON "presence_forms" USING btree ("class_name","created_at");--> statement-breakpoint
CREATE INDEX "presence_forms_created_at" ON "presence_forms" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "members_created_at" ON "members" USING btree ("active","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_created_at" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_member" ON "orders" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_exceptions" ON "orders" USING btree ("created_at") WHERE "orders"."exception" is not null and "orders"."exception_resolved_at" is null;--> statement-breakpoint
CREATE INDEX "payment_notifications_received_at" ON "payment_notifications" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "merchandise_created_at" ON "merchandise" USING btree ("active","created_at");--> statement-breakpoint
CREATE INDEX "notifications_created_at" ON "notifications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "questions_by_class" ON "questions" USING btree ("class_id","active","asked_at");--> statement-breakpoint
CREATE INDEX "questions_asked_at" ON "questions" USING btree ("asked_at","id");--> statement-breakpoint
CREATE INDEX "quiz_forms_by_class" ON "quiz_forms" USING btree ("class_id","created_at");--> statement-breakpoint
CREATE INDEX "registrations_by_class_status" ON "registrations" USING btree ("class_id","status","registered_at","id");--> statement-breakpoint
CREATE INDEX "registrations_by_member" ON "registrations" USING btree ("member_id","registered_at");--> statement-breakpoint
CREATE INDEX "registrations_registered_at" ON "registrations" USING btree ("registered_at","id");--> statement-breakpoint
CREATE INDEX "voucher_uses_by_voucher" ON "voucher_uses" USING btree ("voucher_id","used_at");--> statement-breakpoint
CREATE INDEX "vouchers_created_at" ON "vouchers" USING btree ("active","created_at","id");