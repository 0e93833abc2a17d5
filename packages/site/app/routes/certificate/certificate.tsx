import { verifyCertificate } from '@widya/contract/certificates';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageHandle } from '../../parts/page-handle.ts';
import { LINK_REFUSALS, tryCall } from '../../server/call.ts';
import { CallFailure } from '../../server/call-failure.ts';
import { CertificateSheet } from './certificate-sheet.tsx';
import { CodeForm } from './code-form.tsx';
import { UnknownSheet } from './unknown-sheet.tsx';
import '../../styles/certificate.css';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const code = params.code ?? '';
  const checkedAt = context.site.now.toISOString();
  const certificate = await tryCall(context, verifyCertificate, { params: { code } }, LINK_REFUSALS);
  if (certificate instanceof CallFailure) return data({ kind: 'unknown', code } as const, 404);
  return data({ kind: 'found', code, checkedAt, certificate } as const);
}

export const handle: PageHandle = { isOnCanvas: true };

export default function CertificatePage() {
  const answer = useLoaderData<typeof loader>();
  return (
    <main id="isi" className="wrap proof">
      <title>Verifikasi sertifikat · Widya</title>
      <meta name="robots" content="noindex" />
      {answer.kind === 'found' && <CertificateSheet certificate={answer.certificate} checkedAt={answer.checkedAt} />}
      {answer.kind === 'unknown' && <UnknownSheet code={answer.code} />}
      <div className="again">
        <CodeForm label="Periksa sertifikat lain" />
      </div>
    </main>
  );
}
