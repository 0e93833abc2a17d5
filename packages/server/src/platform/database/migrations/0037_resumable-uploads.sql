CREATE TABLE "resumable_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" integer NOT NULL,
	"size" bigint NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL,
	"lock_holder" uuid,
	"locked_until" timestamp (3) with time zone,
	"lock_wanted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "resumable_uploads_owner_kind_known" CHECK ("resumable_uploads"."owner_kind" in ('admin', 'instructor'))
);
--> statement-breakpoint
CREATE INDEX "resumable_uploads_by_owner" ON "resumable_uploads" USING btree ("owner_kind","owner_id");--> statement-breakpoint
CREATE INDEX "resumable_uploads_touched_at" ON "resumable_uploads" USING btree ("touched_at");