ALTER TABLE "orders" DROP CONSTRAINT "orders_exception_known";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "returned_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_returned_within_amount" CHECK ("orders"."returned_amount" between 0 and "orders"."amount");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_exception_known" CHECK ("orders"."exception" in ('PAID_AFTER_EXPIRY', 'PAID_FULL_QUOTA', 'AMOUNT_MISMATCH', 'DOUBLE_PAYMENT', 'VOUCHER_TAKEN', 'RETURNED', 'PARTLY_RETURNED', 'CHALLENGED'));--> statement-breakpoint
-- Orders that are here already follow the same rule: what went back holds no seat and no voucher, and somebody looks at it.
UPDATE orders SET returned_amount = amount WHERE paid_status IN ('refund', 'chargeback');
--> statement-breakpoint
CREATE TEMPORARY TABLE given_back AS
  SELECT o.id AS order_ref, r.id AS registration_id, c.id AS member_course_id
  FROM orders o
  JOIN order_items i ON i.order_ref = o.id
  LEFT JOIN registrations r ON r.id = i.participant_id AND r.status = 'ACCEPTED' AND NOT r.invited
  LEFT JOIN member_courses c ON c.id = i.member_course_id AND c.status = 'ACCEPTED' AND NOT c.invited
  WHERE o.paid_status IN ('refund', 'chargeback') AND coalesce(r.id, c.id) IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM order_items other JOIN orders paid ON paid.id = other.order_ref
      WHERE (other.participant_id = r.id OR other.member_course_id = c.id) AND paid.id <> o.id
        AND paid.paid_status IN ('settlement', 'capture', 'partial_refund', 'partial_chargeback')
        AND paid.fraud_status IS DISTINCT FROM 'challenge');
--> statement-breakpoint
UPDATE registrations SET status = 'CANCELLED', accepted_at = NULL, confirmed_at = NULL, status_change_info = 'Dana dikembalikan',
    updated_at = now(), version = version + 1
  WHERE id IN (SELECT registration_id FROM given_back);
--> statement-breakpoint
UPDATE member_courses SET status = 'CANCELLED', accepted_at = NULL, confirmed_at = NULL, status_change_info = 'Dana dikembalikan',
    updated_at = now(), version = version + 1
  WHERE id IN (SELECT member_course_id FROM given_back);
--> statement-breakpoint
UPDATE voucher_uses SET released_at = now() WHERE released_at IS NULL AND order_ref IN (SELECT order_ref FROM given_back);
--> statement-breakpoint
UPDATE orders SET version = version + 1, updated_at = now(), exception_resolved_at = NULL,
    exception = CASE paid_status WHEN 'capture' THEN 'CHALLENGED' WHEN 'refund' THEN 'RETURNED' WHEN 'chargeback' THEN 'RETURNED' ELSE 'PARTLY_RETURNED' END
  WHERE (exception IS NULL OR exception_resolved_at IS NOT NULL) AND (
    id IN (SELECT order_ref FROM given_back)
    OR paid_status IN ('partial_refund', 'partial_chargeback')
    OR (paid_status = 'capture' AND fraud_status = 'challenge'));
--> statement-breakpoint
DROP TABLE given_back;
