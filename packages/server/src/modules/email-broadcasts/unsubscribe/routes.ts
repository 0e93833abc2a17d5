import { PARTICIPANT_PATHS } from '@widya/contract/outward-address';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { emailOutbox } from '../../../database/schema/email.ts';
import type { Services } from '../../../http/services.ts';
import { unsubscribePage } from './page.ts';
import { unsubscribe } from './unsubscribe.ts';

type Needed = Pick<Services, 'db' | 'clock'>;

/** Looking is free, guessing is not: a token has 144 random bits. */
const LIMIT = { config: { rateLimit: { max: 120, timeWindow: '1 minute', allowList: [] } } };

/** The second one stands in mails that were sent before the first existed. */
const ADDRESSES = [PARTICIPANT_PATHS.unsubscription, PARTICIPANT_PATHS.formerUnsubscription];

async function addressOf({ db }: Needed, token: string): Promise<string | null> {
  const [mail] = await db
    .select({ email: emailOutbox.to_email })
    .from(emailOutbox)
    .where(eq(emailOutbox.unsubscribe_token, token));
  return mail?.email ?? null;
}

/**
 * Where broadcasts can be ended, `/berhenti/…`. Opening it asks, since programs that look for viruses open links too;
 * sending the form, or the one click of a mail program (RFC 8058), ends them. Source: product bar 1.8, S39.
 */
export async function unsubscribeRoutes(app: FastifyInstance, services: Needed): Promise<void> {
  await app.register(async (scope) => {
    // What the form says does not matter: that it was sent does.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    );
    for (const path of ADDRESSES) {
      scope.get<{ Params: { token: string } }>(path, LIMIT, async ({ params }, reply) => {
        reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
        const email = await addressOf(services, params.token);
        if (email === null) return reply.status(404).send(unsubscribePage('unknown', null));
        return reply.send(unsubscribePage('asks', email));
      });
      scope.post<{ Params: { token: string } }>(path, LIMIT, async (request, reply) => {
        reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
        const email = await addressOf(services, request.params.token);
        if (email === null) return reply.status(404).send(unsubscribePage('unknown', null));
        const now = services.clock();
        const occasion = { now, requestId: request.id, ip: request.ip };
        await services.db.transaction((tx) => unsubscribe(tx, email, occasion));
        return reply.send(unsubscribePage('done', email));
      });
    }
  });
}
