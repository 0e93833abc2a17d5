CREATE INDEX "presence_forms_search" ON "presence_forms" USING gin (lower("full_name" || ' ' || "email" || ' ' || "phone_num") gin_trgm_ops);--> statement-breakpoint
-- A class of 20,000 is sorted by name, counted by place and narrowed in its index alone: its rows lie scattered over the table.
DROP INDEX "registrations_by_class_time";
--> statement-breakpoint
CREATE INDEX "registrations_by_class_time" ON "registrations" ("class_id", "registered_at", "id") INCLUDE ("status", "full_name", "province", "city", "is_present");
--> statement-breakpoint
-- The registrations of a month are searched the same way.
DROP INDEX "registrations_registered_at";
--> statement-breakpoint
CREATE INDEX "registrations_registered_at" ON "registrations" ("registered_at", "id") INCLUDE ("full_name", "email");
