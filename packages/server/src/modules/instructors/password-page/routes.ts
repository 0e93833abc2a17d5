import type { FastifyInstance, FastifyReply } from 'fastify';
import { writeAudit } from '../../../audit/write-audit.ts';
import { ownerOfLink, spendLink } from '../../../auth/password-links.ts';
import { assertAcceptablePassword } from '../../../auth/password-rules.ts';
import { hashPassword } from '../../../auth/passwords.ts';
import { revokeSessions } from '../../../auth/sessions.ts';
import { ApiFailure } from '../../../http/api-failure.ts';
import type { Services } from '../../../http/services.ts';
import { PASSWORD_PATH } from '../../../mail/secret-links.ts';
import { storePassword } from '../../accounts/change-password.ts';
import { askPassword, linkIsOver, passwordIsSet } from './page.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'config'>;

/** Guessing 256 random bits is hopeless; what is limited is the work of hashing. */
const LIMIT = { config: { rateLimit: { max: 30, timeWindow: '1 minute', allowList: [] } } };

/** Two passwords of at most 256 letters fit well. Bytes. */
const BODY = { ...LIMIT, bodyLimit: 4_096 };

/** Sentence about a password that will not do; null for one that will. Source: specification 3 §5, S2. */
function problemOf(password: string, confirmation: string): string | null {
  try {
    assertAcceptablePassword(password, 'password');
  } catch (refusal) {
    if (refusal instanceof ApiFailure) return refusal.message;
    throw refusal;
  }
  return password === confirmation ? null : 'Konfirmasi kata sandi salah';
}

/** Where an instructor sets a password, `/atur-kata-sandi/…`. Opening it uses nothing up. Source: decision 137, product bar 1.5. */
export async function passwordPageRoutes(app: FastifyInstance, { db, clock, config }: Needed): Promise<void> {
  const html = (reply: FastifyReply, status: number, text: string) =>
    reply.status(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(text);

  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.get<{ Params: { token: string } }>(`${PASSWORD_PATH}/:token`, LIMIT, async ({ params }, reply) => {
      const owner = await ownerOfLink(db, params.token, clock());
      return owner === null ? html(reply, 410, linkIsOver()) : html(reply, 200, askPassword(owner, null));
    });
    scope.post<{ Params: { token: string }; Body: unknown }>(
      `${PASSWORD_PATH}/:token`,
      BODY,
      async ({ params, body, id, ip }, reply) => {
        const now = clock();
        const owner = await ownerOfLink(db, params.token, now);
        if (owner === null) return html(reply, 410, linkIsOver());
        const typed = body instanceof URLSearchParams ? body : new URLSearchParams();
        const password = typed.get('password') ?? '';
        const problem = problemOf(password, typed.get('confirmation') ?? '');
        if (problem !== null) return html(reply, 422, askPassword(owner, problem));
        const hash = await hashPassword(password, config.hashingCost, 'known');
        const account = { kind: 'instructor', id: owner.id } as const;
        const isSet = await db.transaction(async (tx) => {
          if (!(await spendLink(tx, params.token, now))) return false;
          await storePassword(tx, account, hash, now);
          await revokeSessions(tx, account, { reason: 'password_reset', now });
          const actor = { ...account, name: owner.name, role: 'instructor' } as const;
          const entry = { object: 'instructor', objectId: owner.id, label: owner.name, actor };
          await writeAudit(tx, entry, { code: 'UPDATE_PASSWORD', caller: null, now, requestId: id, ip });
          return true;
        });
        return isSet ? html(reply, 200, passwordIsSet()) : html(reply, 410, linkIsOver());
      },
    );
  });
}
