import { failureOf } from '@widya/api-client/api-error';
import { Banner } from '@widya/design-system/banner';
import { formatNumber } from '@widya/design-system/formats/number';
import { KeyValueList } from '@widya/design-system/key-value';
import { Card, Muted, SectionTitle, Stack } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import { styled } from '@widya/design-system/styled';
import { BROADCAST_TEXTS as texts } from '../texts.ts';
import type { RecipientCounting } from './use-recipient-count.ts';

const Figure = styled('div', { base: { textStyle: 'h1', fontVariantNumeric: 'tabular-nums' } });
const Names = styled('ul', {
  base: {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '1',
    fontSize: 'sm',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
  },
});
const Caption = styled('h3', { base: { textStyle: 'label', margin: 0 } });

/** Names shown per list. */
const NAMED = 4;

/** The number of recipients, and who is skipped and why, before sending. */
export function RecipientSummary({ counting }: { readonly counting: RecipientCounting }) {
  const { count, failure, counting: busy, retry } = counting;
  return (
    <Card padded aria-labelledby="ringkasan-penerima">
      <Stack gap="3">
        <SectionTitle id="ringkasan-penerima">{texts.summaryTitle}</SectionTitle>
        {failure ? (
          <LoadFailure size="sm" title={texts.countFailed} failure={failureOf(failure)} onRetry={retry} />
        ) : busy ? (
          <SkeletonArea label={texts.counting}>
            <SkeletonText lines={4} />
          </SkeletonArea>
        ) : count ? (
          <Counted count={count} />
        ) : (
          <div>
            <strong>{texts.nobody}</strong>
            <Muted as="div">{texts.nobodyWhy}</Muted>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function Counted({ count }: { readonly count: NonNullable<RecipientCounting['count']> }) {
  const facts = [
    { label: texts.suppressed, value: count.suppressed },
    { label: texts.duplicates, value: count.duplicates },
  ].filter(({ value }) => value > 0);
  return (
    <>
      <div role="status">
        <Figure>{texts.people(count.sendable)}</Figure>
        <Muted>{texts.willGet}</Muted>
      </div>
      {facts.length > 0 && (
        <KeyValueList figures items={facts.map(({ label, value }) => ({ label, value: formatNumber(value) }))} />
      )}
      {count.invalid.length > 0 && (
        <Banner tone="error" title={texts.invalid}>
          {count.invalid.slice(0, NAMED).join(', ')}
        </Banner>
      )}
      {count.examples.length > 0 && (
        <div>
          <Caption>{texts.among}</Caption>
          <Names>
            {count.examples.slice(0, NAMED).map(({ email, name }) => (
              <li key={email}>{name === '' ? email : `${name}, ${email}`}</li>
            ))}
          </Names>
        </div>
      )}
      {count.suppressed_examples.length > 0 && (
        <div>
          <Caption>{texts.leftOut}</Caption>
          <Names>
            {count.suppressed_examples.slice(0, NAMED).map(({ email, reason }) => (
              <li key={email}>{`${email}: ${texts.suppressedExample[reason]}`}</li>
            ))}
          </Names>
        </div>
      )}
    </>
  );
}
