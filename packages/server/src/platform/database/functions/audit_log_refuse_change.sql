-- Refuses changes of the admin log (S42). Exception: the transaction that anonymises a person may change label
-- and fields of a row, but not its actor, action, record or time.
CREATE OR REPLACE FUNCTION audit_log_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('widya.pseudonymise', true) = 'on' THEN
    IF to_jsonb(NEW) - ARRAY['object_label', 'before', 'after'] = to_jsonb(OLD) - ARRAY['object_label', 'before', 'after'] THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE OR REPLACE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_refuse_change();

CREATE OR REPLACE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_refuse_change();
