import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { Field } from '@widya/design-system/field';
import { Inline, SectionTitle, Stack } from '@widya/design-system/layout';
import { RadioGroup } from '@widya/design-system/radio-group';
import { Textarea } from '@widya/design-system/textarea';
import { toast } from '@widya/design-system/toast';
import { useState } from 'react';
import { CRITERIA, RATINGS, type Ratings } from './feedback-criteria.ts';
import { PREVIEW_TEXTS, FEEDBACK_TEXTS as texts } from './texts.ts';

interface FeedbackFormProps {
  /** The question field is there only until the deadline of questions. Rule B-015. */
  readonly asksQuestion: boolean;
}

/**
 * The form a participant fills after the class. In the preview it checks what is typed, sends nothing, says so, and then
 * shows the thanks. Source: specification 2 §4, §5 and §8, rules B-008 and B-013 to B-018.
 */
export function FeedbackForm({ asksQuestion }: FeedbackFormProps) {
  const [ratings, setRatings] = useState<Ratings>({});
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState(false);
  const missing = CRITERIA.find(({ field }) => ratings[field] === undefined);
  const send = () => {
    setTried(true);
    if (missing) return;
    toast.info(PREVIEW_TEXTS.unavailable);
    setSent(true);
  };
  if (sent) return <Banner tone="ok">{texts.thanks}</Banner>;
  return (
    <Stack role="form" aria-label={texts.title}>
      <SectionTitle as="h3">{texts.title}</SectionTitle>
      {CRITERIA.map(({ field, label }) => (
        <Field key={field} label={label} group required>
          <RadioGroup
            inline
            options={RATINGS}
            value={ratings[field] ?? null}
            onChange={(rating) => setRatings((before) => ({ ...before, [field]: rating }))}
          />
        </Field>
      ))}
      <Field label={texts.wantedClass}>
        <Textarea rows={2} maxLength={1_000} />
      </Field>
      {asksQuestion && (
        <Field label={texts.question}>
          <Textarea rows={2} maxLength={1_000} />
        </Field>
      )}
      <Field label={texts.feedback}>
        <Textarea rows={3} maxLength={1_000} />
      </Field>
      {tried && missing && <Banner tone="error">{texts.missing(missing.label)}</Banner>}
      <Inline>
        <Button variant="primary" onClick={send}>
          {texts.send}
        </Button>
      </Inline>
    </Stack>
  );
}
