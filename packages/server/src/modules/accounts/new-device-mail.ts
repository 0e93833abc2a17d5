import { outwardAddress, type Site } from '@widya/contract/outward-address';
import type { AccountRef } from '../../platform/auth/caller.ts';
import { deviceLabel } from '../../platform/auth/device-label.ts';
import { sha256 } from '../../platform/auth/tokens.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import { whenText } from '../../platform/text/when-text.ts';

type SignIn = Pick<Ctx, 'now' | 'ip' | 'userAgent' | 'device'>;

/** The mail about a sign-in on an unknown device, and what to do about it. */
export function newDeviceMail(
  { now, ip, userAgent, device }: SignIn,
  site: Site,
  { kind, id, name, email }: AccountRef & { readonly name: string; readonly email: string },
): Mail {
  const forgotten = escapeHtml(outwardAddress(site, 'forgottenPassword'));
  const profile = escapeHtml(outwardAddress(site, 'profile'));
  // A client without a device id would be new at each sign-in, so it is announced once an hour.
  const source = device === null ? `${ip}:${now.toISOString().slice(0, 13)}` : sha256(device).toString('hex');
  return {
    to: email,
    toName: name,
    subject: 'Akun Widya Anda dipakai di perangkat baru',
    html: `<p>Halo ${escapeHtml(name)},</p><p>Akun Anda baru saja dipakai untuk masuk dari perangkat yang belum pernah dipakai sebelumnya.</p><p>Waktu: ${whenText(now)}<br>Perangkat: ${deviceLabel(userAgent)}<br>Alamat jaringan: ${escapeHtml(ip)}</p><p>Bila itu Anda, abaikan surel ini. Bila bukan, segera atur kata sandi baru di <a href="${forgotten}">${forgotten}</a>, lalu periksa "Perangkat &amp; sesi" di <a href="${profile}">profil Anda</a>.</p>`,
    dedupeKey: `new-device:${kind}:${id}:${source}`,
  };
}
