-- Counts the active questions of a final test; 0 means 'final test missing' in the to-do list.
CREATE OR REPLACE FUNCTION quiz_questions_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('DELETE', 'UPDATE') AND OLD.active = 1 THEN
    UPDATE class_counters SET quiz_questions = quiz_questions - jsonb_array_length(OLD.question_json) WHERE class_id = OLD.class_id;
  END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') AND NEW.active = 1 THEN
    UPDATE class_counters SET quiz_questions = quiz_questions + jsonb_array_length(NEW.question_json) WHERE class_id = NEW.class_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER quiz_questions_count AFTER INSERT OR UPDATE OR DELETE ON quiz_questions
  FOR EACH ROW EXECUTE FUNCTION quiz_questions_count();
