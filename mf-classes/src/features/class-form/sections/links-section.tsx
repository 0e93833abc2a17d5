import { ApiError } from '@widya/api-client/api-error';
import { useZoomActions } from '@widya/api-client/zoom';
import { CLASS_LINKS } from '@widya/contract/class-fields';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { CopyButton } from '@widya/design-system/copy-button';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { FormField } from '@widya/design-system/form-field';
import { Inline, Muted } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { UrlInput } from '@widya/design-system/url-input';
import { useWatch } from '@widya/design-system/use-form';
import { failureOf } from '@widya/record-kit/read/failure';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { endOf, startOf } from '../../schedule/hours.ts';
import { hoursOf } from '../class-values.ts';
import type { SectionProps } from '../section-props.ts';
import { SECTION_TITLES, FORM_TEXTS as texts } from '../texts.ts';

const CHANGED = { shouldDirty: true } as const;

/** Start and duration of the meeting; null while name, start or end is missing. Source. */
function meetingOf(form: SectionProps['form']) {
  const { name, ...values } = form.getValues();
  const hours = hoursOf(values);
  const [from, to] = [startOf(hours), endOf(hours)];
  if (!name.trim() || from === null || to === null || to <= from) return null;
  return { name: name.trim(), start_time: from, duration: (Date.parse(to) - Date.parse(from)) / 60_000 };
}

function ZoomControls({ form, record }: SectionProps) {
  const zoom = useZoomActions();
  const generated = useWatch({ control: form.control, name: 'zoom_id' }) !== '';
  const [incomplete, setIncomplete] = useState(false);
  const making = useAction(async () => {
    const meeting = meetingOf(form);
    setIncomplete(meeting === null);
    if (meeting === null) return;
    const { stream_url, zoom_id } = await zoom.generate({ ...meeting, ...(record && { class_code: record.code }) });
    for (const [field, value] of [
      ['stream_url', stream_url],
      ['zoom_id', zoom_id],
    ] as const) {
      // The call has stored the meeting in an existing class; a new class stores it when it is saved.
      if (record) form.resetField(field, { defaultValue: value });
      else form.setValue(field, value, CHANGED);
    }
  });
  const unlink = () => {
    form.setValue('stream_url', '', CHANGED);
    form.setValue('zoom_id', '', CHANGED);
  };
  const notConfigured = making.failure instanceof ApiError && making.failure.code === 'NOT_READY';
  return (
    <>
      {incomplete && (
        <Banner tone="warn" onClose={() => setIncomplete(false)}>
          {texts.zoomIncomplete}
        </Banner>
      )}
      {generated && record?.zoom_problem && (
        <Banner tone="warn" title={texts.zoomProblem}>
          {record.zoom_problem}
        </Banner>
      )}
      {generated && record?.zoom_passcode && (
        <Inline>
          <Muted>{texts.zoomPasscode}</Muted>
          <strong>{record.zoom_passcode}</strong>
          <CopyButton value={record.zoom_passcode} label={texts.copyPasscode} />
        </Inline>
      )}
      {notConfigured ? (
        <Banner tone="info">{making.failure.message}</Banner>
      ) : (
        <FailureBanner failure={failureOf(making.failure)} />
      )}
      <Inline>
        {generated ? (
          <Button size="sm" onClick={unlink}>
            {texts.replaceLink}
          </Button>
        ) : (
          <Button size="sm" loading={making.busy} onClick={() => void making.run()}>
            {texts.generateZoom}
          </Button>
        )}
      </Inline>
    </>
  );
}

/** Streaming link with Zoom generation, and the WhatsApp group. Source. */
export function LinksSection(props: SectionProps) {
  const { control } = props.form;
  const generated = useWatch({ control, name: 'zoom_id' }) !== '';
  return (
    <RecordSection id="tautan_streaming" title={SECTION_TITLES.tautan_streaming}>
      <FormField
        control={control}
        name="stream_url"
        label={CLASS_LINKS.stream_url}
        help={generated ? texts.streamLocked : undefined}
      >
        {(field) => <UrlInput {...field} secure readOnly={generated} />}
      </FormField>
      <ZoomControls {...props} />
      <FormField control={control} name="whatsapp_url" label={CLASS_LINKS.whatsapp_url}>
        {(field) => <UrlInput {...field} />}
      </FormField>
    </RecordSection>
  );
}
