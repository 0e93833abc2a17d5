ALTER TABLE "complaints" ADD COLUMN "status" text DEFAULT 'NEW' NOT NULL;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "replied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "replied_by" text;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "last_error" text;--> statement-breakpoint
-- Averages of a class and of all of them are taken from the index alone.
CREATE INDEX "feedback_ratings" ON "feedback" ("class_id") INCLUDE ("average", "topik_sesuai", "topik_dipahami", "pengajar_jelas", "pengajar_interaktif", "pendaftaran_mudah", "mekanisme_jelas") WHERE "active" = 1;--> statement-breakpoint
CREATE INDEX "notifications_pending" ON "notifications" USING btree ("id") WHERE "notifications"."status" = 'PENDING';--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_status_known" CHECK ("complaints"."status" in ('NEW', 'IN_PROGRESS', 'RESOLVED'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_status_known" CHECK ("notifications"."status" in ('PENDING', 'SUCCESS', 'FAILED'));