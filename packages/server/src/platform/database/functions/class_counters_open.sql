-- Inserts the counters of a new class.
CREATE OR REPLACE FUNCTION class_counters_open() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO class_counters (class_id) SELECT id FROM new_rows ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER class_counters_open AFTER INSERT ON classes
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION class_counters_open();
