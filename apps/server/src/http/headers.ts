// Security headers.

import type { Config } from '../config/config';

export interface Sources {
  /** The scripts and styles allowed besides our own files: a nonce or a hash. */
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
}

export const contentSecurityPolicy = ({ scripts = [], styles = [] }: Sources = {}): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export const securityHeaders = ({ origin }: Pick<Config, 'origin'>): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  ...(origin?.startsWith('https:') === true ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});
