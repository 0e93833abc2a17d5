import { Field } from '@widya/design-system/field';
import { formatMoney } from '@widya/design-system/formats/money';
import { FieldGrid, Inline, Muted, Stack } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { TextInput } from '@widya/design-system/text-input';
import { PreviewAction } from './preview-action.tsx';
import type { PreviewPageProps } from './preview-frame.tsx';
import { publicStatus } from './public-status.ts';
import { PREVIEW_TEXTS as texts } from './texts.ts';

const Sheet = styled('div', { base: { padding: '6', maxWidth: '720px', marginInline: 'auto' } });
const Title = styled('h2', { base: { textStyle: 'h2' } });

const REQUIRED = ['full_name', 'email', 'phone_num'] as const;
const OPTIONAL = ['organization', 'province', 'city', 'voucher', 'note'] as const;

/** The form a participant fills, at the address of the class + /register. It can be typed into and sends nothing. */
export function RegistrationPage({ values, event, now }: PreviewPageProps) {
  const status = publicStatus(values, now, event);
  const paid = (values.price ?? 0) > 0;
  const optional = OPTIONAL.filter((field) => field !== 'voucher' || paid);
  return (
    <Sheet>
      <Stack>
        <div>
          <Title>{values.name || '—'}</Title>
          <Muted>{formatMoney(values.price ?? 0)}</Muted>
        </div>
        {status === 'REGISTRATION' ? (
          <>
            <FieldGrid>
              {REQUIRED.map((field) => (
                <Field key={field} label={texts.fields[field]} required>
                  <TextInput autoComplete="off" />
                </Field>
              ))}
              {optional.map((field) => (
                <Field key={field} label={texts.fields[field]}>
                  <TextInput autoComplete="off" />
                </Field>
              ))}
              {event?.fields.map((label) => (
                <Field key={label} label={label} required>
                  <TextInput autoComplete="off" />
                </Field>
              ))}
            </FieldGrid>
            <Inline>
              <PreviewAction primary label={paid ? texts.pay : texts.send} />
            </Inline>
          </>
        ) : (
          <Muted>{texts.register[status]}</Muted>
        )}
      </Stack>
    </Sheet>
  );
}
