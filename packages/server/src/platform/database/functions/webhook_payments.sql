-- Contents of an event about a payment.
CREATE OR REPLACE FUNCTION webhook_payment(paid orders) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'order_id', paid.order_id, 'member_id', paid.member_id, 'amount', paid.amount,
    'returned_amount', paid.returned_amount, 'status', paid.paid_status,
    'items', coalesce(jsonb_agg(jsonb_build_object(
      'kind', CASE WHEN participant_id IS NOT NULL THEN 'class' WHEN member_course_id IS NOT NULL THEN 'course'
                   WHEN event_registration_id IS NOT NULL THEN 'event' END,
      'registration_id', coalesce(participant_id, member_course_id, event_registration_id),
      'amount', price) ORDER BY id), '[]'))
  FROM order_items WHERE order_ref = paid.id
$$;

-- Whether money was received and at least a part of it was not returned; a card payment under review is not.
CREATE OR REPLACE FUNCTION webhook_is_paid(status text, fraud text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT status IN ('settlement', 'partial_refund', 'partial_chargeback')
    OR (status = 'capture' AND fraud IS DISTINCT FROM 'challenge')
$$;

-- Writes events of orders that were paid or whose money was returned.
CREATE OR REPLACE FUNCTION webhook_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT webhook_wanted('{payment.settled,payment.refunded}') THEN RETURN NULL; END IF;
  PERFORM webhook_emit('payment.settled', ARRAY(
    SELECT webhook_payment(w) FROM orders w JOIN new_rows n USING (id) JOIN old_rows o USING (id)
    WHERE webhook_is_paid(n.paid_status, n.fraud_status) AND NOT webhook_is_paid(o.paid_status, o.fraud_status)
    ORDER BY id));
  PERFORM webhook_emit('payment.refunded', ARRAY(
    SELECT webhook_payment(w) FROM orders w JOIN new_rows n USING (id) JOIN old_rows o USING (id)
    WHERE n.returned_amount > o.returned_amount
      OR (n.paid_status IN ('refund', 'chargeback') AND o.paid_status NOT IN ('refund', 'chargeback'))
    ORDER BY id));
  RETURN NULL;
END $$;

-- Writes events of orders that a voucher paid when they were made: they are complete once their items are written.
CREATE OR REPLACE FUNCTION webhook_paid_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT webhook_wanted('{payment.settled}') THEN RETURN NULL; END IF;
  PERFORM webhook_emit('payment.settled', ARRAY(
    SELECT webhook_payment(w) FROM orders w
    WHERE w.id IN (SELECT order_ref FROM new_rows) AND webhook_is_paid(w.paid_status, w.fraud_status)
      AND NOT EXISTS (
        SELECT 1 FROM order_items i WHERE i.order_ref = w.id AND i.id NOT IN (SELECT id FROM new_rows))
    ORDER BY w.id));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER orders_webhooks_update AFTER UPDATE ON orders
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION webhook_payments();

CREATE OR REPLACE TRIGGER order_items_webhooks_insert AFTER INSERT ON order_items
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION webhook_paid_items();
