import { formatDateTimeRange } from '@widya/design-system/formats/date';
import { formatMoney } from '@widya/design-system/formats/money';
import { formatNumber } from '@widya/design-system/formats/number';
import { ImageIcon } from '@widya/design-system/icon';
import { KeyValueList } from '@widya/design-system/key-value';
import { Inline, Stack } from '@widya/design-system/layout';
import { RichTextView } from '@widya/design-system/rich-text-view';
import { styled } from '@widya/design-system/styled';
import { PreviewAction } from './preview-action.tsx';
import type { PreviewPageProps } from './preview-frame.tsx';
import { hoursOf } from './preview-moment.ts';
import { publicStatus } from './public-status.ts';
import { speakerLabel } from './speaker-label.ts';
import { PREVIEW_TEXTS as texts } from './texts.ts';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gap: '6',
    padding: '6',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container (min-width: 720px)': { gridTemplateColumns: '280px minmax(0, 1fr)' },
  },
});
const Poster = styled('div', {
  base: {
    aspectRatio: '1',
    borderRadius: 'md',
    overflow: 'hidden',
    bg: 'bg.subtle',
    color: 'fg.muted',
    display: 'grid',
    placeItems: 'center',
    placeContent: 'center',
    gap: '2',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});
const Title = styled('h2', { base: { textStyle: 'h1', overflowWrap: 'anywhere' } });
const Price = styled('strong', { base: { fontSize: 'xl' } });

/** The public page of an event: it has no topic and no deadline, and takes registrations as long as it is published. */
export function EventLandingPage(props: PreviewPageProps) {
  const { values, event, now } = props;
  const status = publicStatus(values, now, event);
  const { start, end } = hoursOf(values);
  return (
    <Columns>
      <Poster>
        {values.class_image_url ? (
          <img src={values.class_image_url} alt="" />
        ) : (
          <>
            <ImageIcon size={28} aria-hidden />
            {texts.noPoster}
          </>
        )}
      </Poster>
      <Stack>
        <Title>{values.name || '—'}</Title>
        <Price>{formatMoney(values.price ?? 0)}</Price>
        <KeyValueList
          items={[
            { label: texts.time, value: formatDateTimeRange(start, end) },
            { label: speakerLabel(props), value: values.speaker },
            {
              label: texts.seats,
              value: typeof values.quota === 'number' ? formatNumber(values.quota) : texts.unlimited,
            },
          ]}
        />
        <Inline>
          <PreviewAction primary label={texts.register[status]} disabled={status !== 'REGISTRATION'} />
        </Inline>
        <RichTextView html={values.description} />
      </Stack>
    </Columns>
  );
}
