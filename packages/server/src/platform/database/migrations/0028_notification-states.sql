ALTER TABLE "notifications" DROP CONSTRAINT "notifications_status_known";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "next_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_status_known" CHECK ("notifications"."status" in ('STORED', 'PENDING', 'SUCCESS', 'FAILED'));--> statement-breakpoint
-- Never handed to a push service: nobody was told.
UPDATE "notifications" SET "status" = 'STORED' WHERE "status" = 'SUCCESS' AND "attempts" = 0;--> statement-breakpoint
-- Staff read it now; what stood there was for the log of the server.
UPDATE "notifications" SET "last_error" = 'Layanan push tidak menerima notifikasi' WHERE "last_error" IS NOT NULL;
