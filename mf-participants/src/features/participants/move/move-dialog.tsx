import { findUpcomingClasses } from '@widya/api-client/classes';
import type { ClassRow } from '@widya/contract/classes';
import type { Participant } from '@widya/contract/participants';
import { Combobox } from '@widya/design-system/combobox';
import { Field } from '@widya/design-system/field';
import { FormDialog } from '@widya/design-system/form-dialog';
import { SiteNotice } from '@widya/design-system/site-notice';
import { toast } from '@widya/design-system/toast';
import { useSession } from '@widya/remote-kit/session';
import { useAction } from '@widya/remote-kit/use-action';
import { useRef, useState } from 'react';
import { BULK_TEXTS } from '../bulk/texts.ts';
import { failureWithFirst } from '../failure-with-first.ts';
import { useSourceActions } from '../source/source-context.ts';
import { TargetFacts } from './target-facts.tsx';
import { MOVE_TEXTS as texts } from './texts.ts';

const optionOf = ({ code, name }: ClassRow) => ({ value: code, label: name, detail: code });

/** Moves a person to another class, after showing what differs there. */
export function MoveDialog({ row, onClose }: { readonly row: Participant; readonly onClose: () => void }) {
  const { site } = useSession().user;
  const { move } = useSourceActions();
  const found = useRef<readonly ClassRow[]>([]);
  const [target, setTarget] = useState<ClassRow | null>(null);
  const moving = useAction(async ({ code, name }: ClassRow) => {
    const { promoted } = await move(row.id, code);
    toast.success(texts.done(row.full_name, name), {
      description: promoted > 0 ? BULK_TEXTS.promoted(promoted) : undefined,
    });
    onClose();
  });
  const search = async (q: string, signal: AbortSignal) => {
    const rows = await findUpcomingClasses(q, signal);
    found.current = rows.filter(({ code, publish_status }) => code !== row.class_code && publish_status === 'OPEN');
    return found.current.map(optionOf);
  };
  return (
    <FormDialog
      title={texts.title}
      description={texts.lead(row.full_name)}
      submitLabel={texts.submit}
      onClose={onClose}
      onSubmit={() => target && void moving.run(target)}
      dirty={false}
      busy={moving.busy}
      failure={failureWithFirst(moving.failure)}
      submitDisabled={target === null}
    >
      <SiteNotice {...site} />
      <Field label={texts.target} required>
        <Combobox
          value={target && optionOf(target)}
          onChange={(option) => setTarget(found.current.find(({ code }) => code === option?.value) ?? null)}
          options={search}
          placeholder={texts.placeholder}
        />
      </Field>
      {target && <TargetFacts row={row} target={target} />}
    </FormDialog>
  );
}
