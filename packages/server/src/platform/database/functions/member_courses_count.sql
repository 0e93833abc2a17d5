-- Updates the counters of courses once per statement.
CREATE OR REPLACE FUNCTION member_courses_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE facts registration_fact[] := '{}';
BEGIN
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    facts := facts || ARRAY(SELECT (1, course_id, status, price, invited, NULL)::registration_fact FROM new_rows);
  END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    facts := facts || ARRAY(SELECT (-1, course_id, status, price, invited, NULL)::registration_fact FROM old_rows);
  END IF;
  PERFORM course_counters_add(registration_deltas(facts));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER member_courses_count_insert AFTER INSERT ON member_courses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION member_courses_count();

CREATE OR REPLACE TRIGGER member_courses_count_update AFTER UPDATE ON member_courses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION member_courses_count();

CREATE OR REPLACE TRIGGER member_courses_count_delete AFTER DELETE ON member_courses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION member_courses_count();
