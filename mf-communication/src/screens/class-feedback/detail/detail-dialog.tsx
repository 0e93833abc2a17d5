import type { Feedback } from '@widya/contract/feedback';
import { formatDateTime } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { KeyValueList } from '@widya/design-system/key-value';
import { Inline, Stack } from '@widya/design-system/layout';
import { formatRating } from '../../../features/ratings/format-rating.ts';
import { RATING_TEXTS } from '../../../features/ratings/texts.ts';
import { DETAIL_TEXTS as texts } from '../texts.ts';
import { ScoreList } from './score-list.tsx';

interface DetailDialogProps {
  readonly feedback: Feedback;
  readonly mayHide: boolean;
  /** 'Tutup', or 'Kembali' when it replaced another dialog. */
  readonly closeLabel: string;
  readonly onNote: () => void;
  readonly onVisibility: (id: number, active: boolean) => void;
  readonly onClose: () => void;
}

/** The complete feedback of a participant on a class. B-209. */
export function DetailDialog({ feedback, mayHide, closeLabel, onNote, onVisibility, onClose }: DetailDialogProps) {
  const { id, full_name, email, active, average, masukan, kelas_yang_diinginkan, question, note, created_at } =
    feedback;
  const { actions } = RATING_TEXTS;
  return (
    <Dialog
      open
      title={texts.title(full_name)}
      description={formatDateTime(created_at)}
      onClose={onClose}
      footer={
        <>
          {mayHide && (
            <Button variant="ghost" onClick={() => onVisibility(id, active === 0)}>
              {active === 1 ? actions.hide : actions.restore}
            </Button>
          )}
          <Button onClick={onNote}>{actions.note}</Button>
          <Button variant="primary" onClick={onClose}>
            {closeLabel}
          </Button>
        </>
      }
    >
      <Stack>
        {active === 0 && (
          <Inline>
            <Badge>{RATING_TEXTS.isHidden}</Badge>
          </Inline>
        )}
        <ScoreList feedback={feedback} />
        <KeyValueList
          items={[
            { label: RATING_TEXTS.ipk, value: formatRating(average) },
            { label: texts.email, value: email },
            { label: texts.comment, value: masukan },
            { label: texts.wanted, value: kelas_yang_diinginkan },
            { label: texts.question, value: question },
            { label: texts.note, value: note },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
