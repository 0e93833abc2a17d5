/** Sends calls of one account, outside the measured load. */
export interface Client {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sends GET, or POST with a body. @throws Error when the response is not successful. */
  readonly call: <T>(path: string, body?: unknown) => Promise<T>;
  /** Returns the whole response as text. @throws Error when it is not successful. */
  readonly read: (method: 'GET' | 'POST', path: string) => Promise<string>;
}

export function clientOf(url: string, token: string): Client {
  const headers = { authorization: `Bearer ${token}` };
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const answer = await fetch(url + path, init);
    if (!answer.ok) throw new Error(`${init.method ?? 'GET'} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  return {
    url,
    headers,
    call: async <T>(path: string, body?: unknown) => {
      const init =
        body === undefined
          ? { headers }
          : {
              method: 'POST',
              headers: { ...headers, 'content-type': 'application/json' },
              body: JSON.stringify(body),
            };
      return (await (await send(path, init)).json()) as T;
    },
    read: async (method, path) => (await send(path, { method, headers })).text(),
  };
}
