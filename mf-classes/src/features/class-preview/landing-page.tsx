import { formatDateTimeRange } from '@widya/design-system/formats/date';
import { formatMoney } from '@widya/design-system/formats/money';
import { formatNumber } from '@widya/design-system/formats/number';
import { ImageIcon } from '@widya/design-system/icon';
import { KeyValueList } from '@widya/design-system/key-value';
import { Inline, Muted, Stack } from '@widya/design-system/layout';
import { RichTextView } from '@widya/design-system/rich-text-view';
import { styled } from '@widya/design-system/styled';
import { instantOf } from '../schedule/hours.ts';
import { PreviewAction } from './preview-action.tsx';
import type { PreviewPageProps } from './preview-frame.tsx';
import { hoursOf } from './preview-moment.ts';
import { publicStatus } from './public-status.ts';
import { Reviews } from './reviews.tsx';
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

/** When the class takes place, in the words of the staff where there are some. */
function times({ values }: PreviewPageProps): string {
  if (values.display_time.length > 0) return values.display_time.join('; ');
  if (values.permanent) return texts.always;
  const { start, end } = hoursOf(values);
  return formatDateTimeRange(start, end);
}

/** From when until when one can register; empty while that is not known. */
const registration = ({ values }: PreviewPageProps): string =>
  formatDateTimeRange(
    instantOf(values.registration_start_date, values.registration_start),
    instantOf(values.registration_end_date, values.registration_end),
  );

/** The public page of the class. */
export function LandingPage(props: PreviewPageProps) {
  const { values, topic, record, event, now } = props;
  const status = publicStatus(values, now, event);
  const isFull = typeof values.quota === 'number' && record !== null && record.metrics.accepted >= values.quota;
  return (
    <>
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
          <div>
            {topic && <Muted>{topic}</Muted>}
            <Title>{values.name || '—'}</Title>
          </div>
          <Inline gap="3">
            <Price>{formatMoney(values.price ?? 0)}</Price>
            {values.discounted && values.non_discounted_price !== null && (
              <Muted as="s">{formatMoney(values.non_discounted_price)}</Muted>
            )}
          </Inline>
          <KeyValueList
            items={[
              { label: texts.time, value: times(props) },
              // An event takes registrations as long as it is published.
              ...(event ? [] : [{ label: texts.registrationOpen, value: registration(props) }]),
              { label: speakerLabel(props), value: values.speaker },
              {
                label: texts.seats,
                value: typeof values.quota === 'number' ? formatNumber(values.quota) : texts.unlimited,
              },
            ]}
          />
          {isFull && status === 'REGISTRATION' && <Muted>{texts.full}</Muted>}
          <Inline>
            <PreviewAction primary label={texts.register[status]} disabled={status !== 'REGISTRATION'} />
          </Inline>
          <RichTextView html={values.description} />
        </Stack>
      </Columns>
      {record && <Reviews code={record.code} />}
    </>
  );
}
