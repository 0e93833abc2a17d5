import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageHandle } from '../../parts/page-handle.ts';
import { RegisterView } from '../../parts/register-view.tsx';
import { previewOf } from '../../server/preview-of.ts';
import { regionChoices } from '../../server/regions.ts';
import { filledIn } from '../../server/registrant.ts';
import { CourseHead } from '../course/course-head.tsx';
import { JoinForm } from '../course/join-form.tsx';
import { JoinHeader } from '../course/join-header.tsx';
import { EventHead } from '../event/event-head.tsx';
import { RegistrationForm as EventForm } from '../event/registration-form.tsx';
import { ClassHead } from '../register/class-head.tsx';
import { emptyForm } from '../register/form-state.ts';
import { RegistrationForm } from '../register/registration-form.tsx';
import '../../styles/form.css';
import '../../styles/register.css';
import '../../styles/preview.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const preview = previewOf(context, 'register');
  const { drawn } = preview;
  if (preview.kind === 'class')
    return { kind: preview.kind, drawn, of: preview.form.class, form: await emptyForm(context, preview.form, '') };
  const regions = await regionChoices(context, '');
  if (preview.kind === 'course') return { kind: preview.kind, drawn, of: preview.form, regions };
  const form = { isProven: true, values: {}, problems: {}, voucher: null, regions };
  return { kind: preview.kind, drawn, of: preview.event, form };
}

type LoaderData = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<LoaderData> = {
  parts: (preview) =>
    preview.kind === 'course' ? { header: <JoinHeader code={preview.of.course.code} /> } : { tones: preview.of.tones },
};

function View(preview: LoaderData) {
  if (preview.kind === 'class')
    return (
      <RegisterView name={preview.of.name} head={<ClassHead publicClass={preview.of} drawn={preview.drawn} />}>
        <RegistrationForm form={preview.form} />
      </RegisterView>
    );
  if (preview.kind === 'event')
    return (
      <RegisterView name={preview.of.name} head={<EventHead event={preview.of} drawn={preview.drawn} />}>
        <EventForm event={preview.of} form={preview.form} />
      </RegisterView>
    );
  const { of, drawn, regions } = preview;
  const untouched = { values: filledIn(of.prefill), problems: {}, message: undefined, discount: null };
  return (
    <RegisterView name={of.course.title} head={<CourseHead course={of.course} drawn={drawn} />}>
      <JoinForm formData={of} choices={regions} {...untouched} />
    </RegisterView>
  );
}

/** Preview of a registration form in 'Tampilan Pengguna'. */
export default function PreviewedRegistration() {
  return <View {...useLoaderData<typeof loader>()} />;
}
