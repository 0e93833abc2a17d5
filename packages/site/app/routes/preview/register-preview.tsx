import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageHandle } from '../../parts/page-handle.ts';
import { previewOf } from '../../server/preview-of.ts';
import { regionChoices } from '../../server/regions.ts';
import { EventRegisterView } from '../event/event-register-view.tsx';
import { RegistrationForm as EventForm } from '../event/registration-form.tsx';
import { emptyForm } from '../register/form-state.ts';
import { RegisterView } from '../register/register-view.tsx';
import { RegistrationForm } from '../register/registration-form.tsx';
import '../../styles/form.css';
import '../../styles/register.css';
import '../../styles/preview.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const preview = previewOf(context, 'register');
  const { drawn } = preview;
  if (preview.kind === 'class')
    return { kind: preview.kind, drawn, of: preview.form.class, form: await emptyForm(context, preview.form, '') };
  const form = { isProven: true, values: {}, problems: {}, voucher: null, regions: await regionChoices(context, '') };
  return { kind: preview.kind, drawn, of: preview.event, form };
}

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  parts: ({ of }) => ({ tones: of.tones }),
};

/** The registration form of a class or an event in 'Tampilan Pengguna' of the back office. */
export default function PreviewedRegistration() {
  const preview = useLoaderData<typeof loader>();
  if (preview.kind === 'class')
    return (
      <RegisterView found={preview.of} drawn={preview.drawn}>
        <RegistrationForm form={preview.form} />
      </RegisterView>
    );
  return (
    <EventRegisterView event={preview.of} drawn={preview.drawn}>
      <EventForm event={preview.of} form={preview.form} />
    </EventRegisterView>
  );
}
