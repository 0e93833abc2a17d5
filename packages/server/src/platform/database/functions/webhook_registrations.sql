-- Contents of an event about a registration, which is a row of registrations, member_courses or event_registrations.
CREATE OR REPLACE FUNCTION webhook_registration(kind text, facts jsonb, status text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'kind', kind, 'registration_id', facts->'id', 'member_id', facts->'member_id',
    'class_id', facts->'class_id',
    'class_code', (SELECT code FROM classes WHERE id = (facts->>'class_id')::integer),
    'course_id', facts->'course_id',
    'course_code', (SELECT course_code FROM courses WHERE id = (facts->>'course_id')::integer),
    'event_id', (SELECT event_id FROM event_sessions WHERE id = (facts->>'session_id')::integer),
    'session_id', facts->'session_id',
    'status', status, 'amount', facts->'price')
$$;

-- Writes events of registrations; the argument of the trigger says for what they are. Whoever registers again after a
-- refusal or a cancellation counts as new.
CREATE OR REPLACE FUNCTION webhook_registrations() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind text := TG_ARGV[0];
  held text[] := '{PENDING,WAITING,ACCEPTED}';
BEGIN
  IF NOT webhook_wanted('{registration.created,registration.cancelled}') THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM webhook_emit('registration.created', ARRAY(
      SELECT webhook_registration(kind, to_jsonb(n), n.status) FROM new_rows n WHERE n.status = ANY(held) ORDER BY n.id));
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM webhook_emit('registration.created', ARRAY(
      SELECT webhook_registration(kind, to_jsonb(n), n.status) FROM new_rows n JOIN old_rows o USING (id)
      WHERE n.status = ANY(held) AND o.status <> ALL(held) ORDER BY id));
    PERFORM webhook_emit('registration.cancelled', ARRAY(
      SELECT webhook_registration(kind, to_jsonb(n), n.status) FROM new_rows n JOIN old_rows o USING (id)
      WHERE n.status <> ALL(held) AND o.status = ANY(held) ORDER BY id));
  ELSE
    PERFORM webhook_emit('registration.cancelled', ARRAY(
      SELECT webhook_registration(kind, to_jsonb(o), 'DELETED') FROM old_rows o WHERE o.status = ANY(held) ORDER BY o.id));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER registrations_webhooks_insert AFTER INSERT ON registrations
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION webhook_registrations('class');

CREATE OR REPLACE TRIGGER registrations_webhooks_update AFTER UPDATE ON registrations
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION webhook_registrations('class');

CREATE OR REPLACE TRIGGER registrations_webhooks_delete AFTER DELETE ON registrations
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION webhook_registrations('class');

CREATE OR REPLACE TRIGGER member_courses_webhooks_insert AFTER INSERT ON member_courses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION webhook_registrations('course');

CREATE OR REPLACE TRIGGER member_courses_webhooks_update AFTER UPDATE ON member_courses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION webhook_registrations('course');

CREATE OR REPLACE TRIGGER member_courses_webhooks_delete AFTER DELETE ON member_courses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION webhook_registrations('course');

CREATE OR REPLACE TRIGGER event_registrations_webhooks_insert AFTER INSERT ON event_registrations
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION webhook_registrations('event');

CREATE OR REPLACE TRIGGER event_registrations_webhooks_update AFTER UPDATE ON event_registrations
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION webhook_registrations('event');

CREATE OR REPLACE TRIGGER event_registrations_webhooks_delete AFTER DELETE ON event_registrations
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION webhook_registrations('event');
