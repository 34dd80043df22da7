// Whether a request comes from our own pages. Browsers also send cookies with requests that other sites trigger.

import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config/config';

const fromOurselves = ['same-origin', 'none'];

export function isOwnOrigin(
  { origin: ours }: Pick<Config, 'origin'>,
  { origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders,
): boolean {
  // Not a browser, or a browser on our own page: both are allowed.
  if (origin === undefined) return site === undefined || fromOurselves.includes(String(site));
  if (ours !== null) return origin === ours;
  return URL.canParse(origin) && new URL(origin).host === host;
}
