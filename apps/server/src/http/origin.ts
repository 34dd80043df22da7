// Whether a request comes from our own pages. Browsers send cookies along with what other sites make them do.

import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config/config';

const fromOurselves = ['same-origin', 'none'];

export function isOwnOrigin(
  { origin: ours }: Pick<Config, 'origin'>,
  { origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders,
): boolean {
  // Not a browser, or one that asks its own server: both may.
  if (origin === undefined) return site === undefined || fromOurselves.includes(String(site));
  if (ours !== null) return origin === ours;
  return URL.canParse(origin) && new URL(origin).host === host;
}
