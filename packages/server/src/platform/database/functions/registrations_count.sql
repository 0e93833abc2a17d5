-- Updates the counters of classes once per statement, so that accepting many people costs one update per class.
CREATE OR REPLACE FUNCTION registrations_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE facts registration_fact[] := '{}';
BEGIN
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    facts := facts || ARRAY(SELECT (1, class_id, status, price, invited, certificate_url)::registration_fact FROM new_rows);
  END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    facts := facts || ARRAY(SELECT (-1, class_id, status, price, invited, certificate_url)::registration_fact FROM old_rows);
  END IF;
  PERFORM class_counters_add(registration_deltas(facts));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER registrations_count_insert AFTER INSERT ON registrations
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION registrations_count();

CREATE OR REPLACE TRIGGER registrations_count_update AFTER UPDATE ON registrations
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION registrations_count();

CREATE OR REPLACE TRIGGER registrations_count_delete AFTER DELETE ON registrations
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION registrations_count();
