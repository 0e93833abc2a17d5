import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@widya/contract/passwords';
import { escapeHtml } from '../../../openapi/escape-html.ts';
import { PUBLIC_STYLE_PATH } from '../../../web/public-style.ts';

interface Owner {
  readonly name: string;
  readonly email: string;
}

const page = (title: string, body: string): string => `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Widya</title><link rel="stylesheet" href="${PUBLIC_STYLE_PATH}"></head>
<body><main><p class="brand">Widya</p><h1>${title}</h1>${body}</main></body>
</html>`;

const field = (name: string, label: string, described: string): string =>
  `<p class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="password" autocomplete="new-password" required minlength="${PASSWORD_MIN_LENGTH}" maxlength="${PASSWORD_MAX_LENGTH}"${described}></p>`;

/** The form; it works without a script. @param problem why the last try was refused. */
export function askPassword({ name, email }: Owner, problem: string | null): string {
  const alert = problem === null ? '' : `<p class="problem" role="alert" id="masalah">${escapeHtml(problem)}</p>`;
  const described = problem === null ? '' : ' aria-describedby="masalah" aria-invalid="true"';
  return page(
    'Atur kata sandi',
    `<p>Halo ${escapeHtml(name)}, pilih kata sandi baru untuk akun widyaiswara Anda. Minimal ${PASSWORD_MIN_LENGTH} karakter.</p>${alert}<form method="post"><input type="text" name="username" value="${escapeHtml(email)}" autocomplete="username" hidden>${field('password', 'Kata sandi baru', described)}${field('confirmation', 'Konfirmasi kata sandi', described)}<button class="main" type="submit">Simpan</button></form>`,
  );
}

/** It is done. */
export const passwordIsSet = (): string =>
  page(
    'Kata sandi tersimpan',
    '<p>Masuk sebagai Widyaiswara dengan surel dan kata sandi baru Anda.</p><p><a class="main" href="/">Masuk</a></p>',
  );

/** The link is none of ours, was used, or its time is over: which one is nobody's business. */
export const linkIsOver = (): string =>
  page(
    'Tautan tidak berlaku',
    '<p>Tautan ini sudah dipakai atau tidak berlaku lagi. Minta admin mengirim tautan baru.</p>',
  );
