import { type OwnProfile, readOwnProfile, updateOwnProfile } from '@widya/contract/own-account';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { PageHandle } from '../../parts/page-handle.ts';
import { REGION_FORM } from '../../parts/region-fields.tsx';
import { SiteText } from '../../parts/site-text.tsx';
import { call, tryCall } from '../../server/call.ts';
import { CallFailure } from '../../server/call-failure.ts';
import { readForm } from '../../server/form-values.ts';
import { ifProven } from '../../server/if-proven.ts';
import { regionChoices } from '../../server/regions.ts';
import { ProfileForm } from './profile-form.tsx';

type Values = Readonly<Record<string, string>>;

export async function loader({ context }: LoaderFunctionArgs) {
  const profile = await ifProven(context, () => call(context, readOwnProfile));
  if (profile === null) throw redirect('/saya');
  return { profile, choices: await regionChoices(context, profile.province) };
}

const genderOf = (text: string | undefined): OwnProfile['gender'] => (text === 'M' || text === 'F' ? text : null);

const bodyOf = (form: Values) => ({
  full_name: form.full_name ?? '',
  phone_num: form.phone_num ?? '',
  province: form.province ?? '',
  city: form.city ?? '',
  date_of_birth: form.date_of_birth || null,
  gender: genderOf(form.gender),
});

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const choices = await regionChoices(context, form.province ?? '');
  if (form[REGION_FORM] !== undefined)
    return data({ values: form, problems: {} as Values, message: undefined, choices });
  const written = await tryCall(context, updateOwnProfile, { body: bodyOf(form) });
  if (!(written instanceof CallFailure)) return redirect('/saya?kabar=profil');
  if (written.code === 'ADDRESS_UNPROVEN') return redirect('/saya');
  const { errors, message, status } = written;
  return data({ values: form, problems: errors, message, choices }, status);
}

export const handle: PageHandle = { script: 'form' };

export default function ProfilePage() {
  const { profile, choices } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const { email, date_of_birth, gender, ...texts } = profile;
  const stored: Values = { ...texts, date_of_birth: date_of_birth ?? '', gender: gender ?? '' };
  return (
    <main id="isi" className="wrap narrow page">
      <title>Profil · Widya</title>
      <h1>
        <SiteText of="profile_page" name="title" />
      </h1>
      <p className="muted">Untuk {email}. Data ini dipakai saat Anda mendaftar.</p>
      <ProfileForm
        values={sent?.values ?? stored}
        problems={sent?.problems ?? {}}
        message={sent?.message}
        choices={sent?.choices ?? choices}
      />
    </main>
  );
}
