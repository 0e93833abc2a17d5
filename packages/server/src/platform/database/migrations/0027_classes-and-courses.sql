-- Two tabs that made the first final test of a class at once left two of them, and participants got both. They become one:
-- the test with the most answers stays, takes over the questions and answers of the others, and the log keeps what those were.
DO $$
DECLARE
  kept record;
  extra record;
  field jsonb;
  fields jsonb;
  same text;
  name text;
  names jsonb;
BEGIN
  FOR kept IN
    SELECT DISTINCT ON (q.class_id) q.id, q.class_id, c.name AS class_name
      FROM quiz_questions q JOIN classes c ON c.id = q.class_id
     WHERE (SELECT count(*) FROM quiz_questions o WHERE o.class_id = q.class_id) > 1
     ORDER BY q.class_id, (SELECT count(*) FROM quiz_answers a WHERE a.quiz_question_id = q.id) DESC, q.active DESC, q.idx, q.id
  LOOP
    SELECT question_json INTO fields FROM quiz_questions WHERE id = kept.id;
    FOR extra IN
      SELECT q.*, (SELECT count(*) FROM quiz_answers a WHERE a.quiz_question_id = q.id) AS answers
        FROM quiz_questions q WHERE q.class_id = kept.class_id AND q.id <> kept.id ORDER BY q.idx, q.id
    LOOP
      names := '{}';
      -- A closed test that nobody did was never seen: its questions stay closed, in the log.
      IF extra.active = 1 OR extra.answers > 0 THEN
        FOR field IN SELECT value FROM jsonb_array_elements(extra.question_json) LOOP
          SELECT f ->> 'fieldName' INTO same FROM jsonb_array_elements(fields) f
           WHERE f - 'fieldName' = field - 'fieldName' LIMIT 1;
          IF same IS NULL THEN
            name := field ->> 'fieldName';
            WHILE EXISTS (SELECT 1 FROM jsonb_array_elements(fields) f WHERE f ->> 'fieldName' = name) LOOP
              name := left(name, 40) || '_' || extra.id;
            END LOOP;
            fields := fields || jsonb_build_array(field || jsonb_build_object('fieldName', name));
            same := name;
          END IF;
          names := names || jsonb_build_object(field ->> 'fieldName', same);
        END LOOP;
      END IF;
      UPDATE quiz_answers a SET answer_json = coalesce((
          SELECT jsonb_agg(item || jsonb_build_object('fieldName', coalesce(names ->> (item ->> 'fieldName'), item ->> 'fieldName')) ORDER BY place)
            FROM jsonb_array_elements(a.answer_json) WITH ORDINALITY AS given(item, place)), '[]')
       WHERE a.quiz_question_id = extra.id;
      -- Who did both keeps the score of the test that stays, and the answers of both.
      UPDATE quiz_answers a SET answer_json = a.answer_json || coalesce((
          SELECT jsonb_agg(item) FROM jsonb_array_elements(b.answer_json) item
           WHERE NOT EXISTS (SELECT 1 FROM jsonb_array_elements(a.answer_json) known WHERE known ->> 'fieldName' = item ->> 'fieldName')), '[]')
        FROM quiz_answers b
       WHERE a.quiz_question_id = kept.id AND b.quiz_question_id = extra.id AND b.participant_id = a.participant_id;
      UPDATE quiz_answers b SET quiz_question_id = kept.id
       WHERE b.quiz_question_id = extra.id
         AND NOT EXISTS (SELECT 1 FROM quiz_answers a WHERE a.quiz_question_id = kept.id AND a.participant_id = b.participant_id);
      INSERT INTO audit_log (actor_kind, code, object, object_id, object_label, before)
        VALUES ('system', 'HARDDELETE_QUIZ', 'quiz', extra.id::text, kept.class_name,
                jsonb_build_object('question_json', extra.question_json, 'active', extra.active));
      DELETE FROM quiz_questions WHERE id = extra.id;
    END LOOP;
    UPDATE quiz_questions SET question_json = fields, version = version + 1 WHERE id = kept.id;
  END LOOP;
END $$;
--> statement-breakpoint
DROP INDEX "quiz_questions_by_class";--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_questions_class_key" ON "quiz_questions" USING btree ("class_id");