import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { CodeForm } from './code-form.tsx';
import { normalisedCode } from './normalised-code.ts';
import '../../styles/certificate.css';

/** Redirects a typed code to its page, so that a verified certificate has an address. */
export function loader({ request }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('kode');
  const code = normalisedCode(typed ?? '');
  if (code !== null) throw redirect(`/sertifikat/${code}`);
  return data({ typed: typed ?? '', isWrong: typed !== null }, typed === null ? 200 : 422);
}

export default function CertificateSearchPage() {
  const { typed, isWrong } = useLoaderData<typeof loader>();
  return (
    <main id="isi" className="wrap narrow page">
      <title>Verifikasi sertifikat · Widya</title>
      <h1>Verifikasi sertifikat</h1>
      <p className="lead">Pastikan sebuah sertifikat diterbitkan oleh Widya dan masih berlaku.</p>
      <div className="again">
        <CodeForm
          label="Kode sertifikat"
          typed={typed}
          problem={isWrong ? 'Kode terdiri atas 6 sampai 20 huruf dan angka' : null}
        />
      </div>
    </main>
  );
}
