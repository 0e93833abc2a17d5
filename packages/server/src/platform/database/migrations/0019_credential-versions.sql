ALTER TABLE "admins" ADD COLUMN "credential_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "instructors" ADD COLUMN "credential_version" integer DEFAULT 1 NOT NULL;