-- Contents of an event about a certificate.
CREATE OR REPLACE FUNCTION webhook_certificate(facts certificates, status text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'kind', facts.kind, 'certificate_id', facts.id, 'number', facts.printed_number, 'code', facts.public_code,
    'revision', facts.revision, 'registration_id', coalesce(facts.participant_id, facts.member_course_id),
    'class_id', facts.class_id, 'class_code', (SELECT code FROM classes WHERE id = facts.class_id),
    'course_id', facts.course_id, 'course_code', (SELECT course_code FROM courses WHERE id = facts.course_id),
    'status', status)
$$;

-- Writes events of certificates that were issued, issued again or revoked.
CREATE OR REPLACE FUNCTION webhook_certificates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT webhook_wanted('{certificate.issued,certificate.revoked}') THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM webhook_emit('certificate.issued', ARRAY(
      SELECT webhook_certificate(c, 'issued') FROM certificates c JOIN new_rows n USING (id)
      WHERE n.revoked_at IS NULL ORDER BY id));
  ELSE
    PERFORM webhook_emit('certificate.issued', ARRAY(
      SELECT webhook_certificate(c, 'issued') FROM certificates c JOIN new_rows n USING (id) JOIN old_rows o USING (id)
      WHERE n.revoked_at IS NULL AND (n.revision > o.revision OR o.revoked_at IS NOT NULL) ORDER BY id));
    PERFORM webhook_emit('certificate.revoked', ARRAY(
      SELECT webhook_certificate(c, 'revoked') FROM certificates c JOIN new_rows n USING (id) JOIN old_rows o USING (id)
      WHERE n.revoked_at IS NOT NULL AND o.revoked_at IS NULL ORDER BY id));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER certificates_webhooks_insert AFTER INSERT ON certificates
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION webhook_certificates();

CREATE OR REPLACE TRIGGER certificates_webhooks_update AFTER UPDATE ON certificates
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION webhook_certificates();
