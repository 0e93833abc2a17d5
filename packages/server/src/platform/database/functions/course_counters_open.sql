-- Inserts the counters of a new course.
CREATE OR REPLACE FUNCTION course_counters_open() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO course_counters (course_id) SELECT id FROM new_rows ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER course_counters_open AFTER INSERT ON courses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION course_counters_open();
