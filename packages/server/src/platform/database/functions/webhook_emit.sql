-- Whether an active webhook subscribes to one of the types; asked first, so that changes cost nothing without webhooks.
CREATE OR REPLACE FUNCTION webhook_wanted(types text[]) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM webhooks WHERE active AND events ?| types)
$$;

-- Writes events of one type with a delivery for each webhook that subscribes to it. The lock keeps a webhook from being
-- deleted in between, which would fail the change that the event is about.
CREATE OR REPLACE FUNCTION webhook_emit(event_type text, contents jsonb[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE receivers integer[];
BEGIN
  IF cardinality(contents) = 0 THEN RETURN; END IF;
  receivers := ARRAY(SELECT id FROM webhooks WHERE active AND events ? event_type ORDER BY id FOR KEY SHARE);
  IF cardinality(receivers) = 0 THEN RETURN; END IF;
  WITH written AS (
    INSERT INTO webhook_events (type, data) SELECT event_type, content FROM unnest(contents) content RETURNING id
  )
  INSERT INTO webhook_deliveries (webhook_id, event_id)
    SELECT receiver, written.id FROM written CROSS JOIN unnest(receivers) receiver ORDER BY written.id;
END $$;
