// An OpenID provider on this machine, in Google's place: it signs in the configured user, with real keys,
// single-use codes, and PKCE.

import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Person {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
}

export interface OpenIdProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The next user to sign in. */
  person: Person;
  close(): Promise<void>;
}

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The document that a client reads first: the addresses of everything else. */
const discoveryOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  id_token_signing_alg_values_supported: ['RS256'],
});

/** Restarts at the address of an earlier one, if there was one. */
export async function startOpenIdProvider(before?: OpenIdProvider): Promise<OpenIdProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = {
    ...publicKey.export({ format: 'jwk' }),
    kid: 'one',
    alg: 'RS256',
    use: 'sig',
  };
  const asked = new Map<string, { challenge: string | null; nonce: string | null; person: Person }>();
  const { clientId, clientSecret } = before ?? { clientId: 'sleight', clientSecret: randomUUID() };
  const port = before === undefined ? 0 : Number(new URL(before.issuer).port);
  let issuer = '';

  function idToken({ person, nonce }: { person: Person; nonce: string | null }): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: clientId, iat: now, exp: now + 300, email_verified: true, ...person };
    const body = `${encoded({ alg: 'RS256', kid: 'one' })}.${encoded(nonce === null ? claims : { ...claims, nonce })}`;
    return `${body}.${sign('sha256', Buffer.from(body), privateKey).toString('base64url')}`;
  }

  function authorise(query: URLSearchParams): string {
    const code = randomUUID();
    const { person } = provider;
    asked.set(code, { challenge: query.get('code_challenge'), nonce: query.get('nonce'), person });
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', query.get('state') ?? '');
    return back.href;
  }

  function token(form: URLSearchParams, authorization: string | undefined): object | null {
    const code = form.get('code') ?? '';
    const request = asked.get(code);
    asked.delete(code);
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    const isClient = form.get('client_secret') === clientSecret || authorization === basic;
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isSame = request?.challenge === null || request?.challenge === proof;
    if (request === undefined || !isClient || !isSame) return null;
    return { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: idToken(request) };
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    const json = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (url.pathname === '/.well-known/openid-configuration') {
      json(200, discoveryOf(issuer));
    } else if (url.pathname === '/keys') {
      json(200, { keys: [jwk] });
    } else if (url.pathname === '/authorize') {
      response.writeHead(302, { location: authorise(url.searchParams) }).end();
    } else if (url.pathname === '/token') {
      let form = '';
      for await (const chunk of request) form += chunk;
      const given = token(new URLSearchParams(form), request.headers.authorization);
      json(given === null ? 400 : 200, given ?? { error: 'invalid_grant' });
    } else {
      json(404, {});
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: OpenIdProvider = {
    issuer,
    clientId,
    clientSecret,
    person: { sub: 'nobody', email: 'nobody@example.org', name: 'Nobody' },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return provider;
}
