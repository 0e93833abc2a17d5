import type { ZoomSettings } from '../../../platform/config/config.ts';
import { type Call, type HttpService, httpService } from '../../../platform/outgoing/http-service.ts';
import { unreachable, zoomFailure } from './zoom-failures.ts';

export interface Meeting {
  readonly id: string;
  readonly joinUrl: string;
  readonly passcode: string | null;
}

export interface MeetingPlan {
  readonly topic: string;
  readonly start: Date;
  /** Minutes. */
  readonly duration: number;
}

/** A token is renewed this long before it expires. */
const MARGIN_MS = 60_000;
const SCHEDULED = 2;

const bodyOf = ({ topic, start, duration }: MeetingPlan) => ({
  topic,
  type: SCHEDULED,
  start_time: start.toISOString().replace('.000Z', 'Z'),
  duration,
  timezone: 'Asia/Jakarta',
});

/** Zoom's REST API with server-to-server OAuth. Every method throws ApiFailure with an Indonesian message. */
export class ZoomClient {
  readonly #settings: ZoomSettings;
  readonly #service = httpService();
  #token: { readonly value: string; readonly until: number } | null = null;

  constructor(settings: ZoomSettings) {
    this.#settings = settings;
  }

  /** Creates a meeting with the first host that has not reached Zoom's daily limit. Source: D38. */
  async create(plan: MeetingPlan): Promise<Meeting> {
    let failure: unknown;
    for (const host of this.#settings.hosts) {
      try {
        const meeting = await this.#call('POST', `/v2/users/${encodeURIComponent(host)}/meetings`, bodyOf(plan));
        return { id: String(meeting.id), joinUrl: String(meeting.join_url), passcode: textOf(meeting.password) };
      } catch (error) {
        failure = error;
        if (!isLimit(error)) throw error;
      }
    }
    throw failure;
  }

  async update(id: string, plan: MeetingPlan): Promise<void> {
    await this.#call('PATCH', `/v2/meetings/${encodeURIComponent(id)}`, bodyOf(plan));
  }

  /** Deletes a meeting; one that no longer exists is not an error. */
  async remove(id: string): Promise<void> {
    await this.#call('DELETE', `/v2/meetings/${encodeURIComponent(id)}`).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }

  async #call(method: Call['method'], path: string, body?: object): Promise<Record<string, unknown>> {
    const token = await this.#accessToken();
    return send(this.#service, `${this.#settings.baseUrl ?? 'https://api.zoom.us'}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async #accessToken(): Promise<string> {
    if (this.#token !== null && this.#token.until > Date.now()) return this.#token.value;
    const { baseUrl, accountId, clientId, clientSecret } = this.#settings;
    const query = new URLSearchParams({ grant_type: 'account_credentials', account_id: accountId });
    const response = await send(this.#service, `${baseUrl ?? 'https://zoom.us'}/oauth/token?${query}`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    });
    const value = String(response.access_token);
    this.#token = { value, until: Date.now() + Number(response.expires_in) * 1_000 - MARGIN_MS };
    return value;
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const statusIn = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof ZoomRefusal ? error.cause.status : null;
const isLimit = (error: unknown): boolean => statusIn(error) === 429;
const isMissing = (error: unknown): boolean => statusIn(error) === 404;

/** Zoom's error response; it is logged, never sent to the caller. */
export class ZoomRefusal extends Error {
  readonly status: number;
  readonly zoomCode: number | null;

  constructor(status: number, zoomCode: number | null, message: string) {
    super(message);
    this.name = 'ZoomRefusal';
    this.status = status;
    this.zoomCode = zoomCode;
  }
}

async function send(service: HttpService, url: string, call: Call): Promise<Record<string, unknown>> {
  const { status, text } = await service.call(url, call).catch((error: unknown) => {
    throw unreachable(error);
  });
  const body = parseBody(text);
  if (status >= 200 && status < 300) return body;
  const code = typeof body.code === 'number' ? body.code : null;
  throw zoomFailure(new ZoomRefusal(status, code, String(body.message ?? body.reason ?? '')));
}

function parseBody(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
