DROP INDEX "orders_waiting";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "transaction_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_amount" bigint;--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("should_expire_at") WHERE (paid_status in ('WAIT_SNAP_NOTIFICATION', 'pending', 'deny', 'authorize') or (paid_status = 'capture' and fraud_status = 'challenge'));--> statement-breakpoint
UPDATE "orders" o SET "transaction_id" = n."transaction_id", "paid_amount" = o."amount" FROM "payment_notifications" n WHERE n."order_id" = o."order_id" AND n."outcome" = 'applied' AND n."transaction_status" IN ('settlement', 'capture') AND o."paid_at" IS NOT NULL;
