// The language model that plays, if any. Off unless a provider is named; docs/model-opponent.md lists the variables.
// Invariant: a key is never repeated, and leaves this machine only over an encrypted connection.

import { type Environment, given, together, webAddress, wholeNumber, wrong } from './environment';

const providers = ['anthropic', 'ollama'] as const;
export type ProviderName = (typeof providers)[number];

export interface ModelConfig {
  readonly provider: ProviderName;
  readonly url: string;
  readonly key: string | null;
  readonly model: string;
  /** The time limit of one question. */
  readonly ms: number;
  /** The maximum number of questions per hour, which bounds the bill. */
  readonly perHour: number;
}

const usualUrl: Readonly<Record<ProviderName, string>> = {
  anthropic: 'https://api.anthropic.com',
  ollama: 'http://localhost:11434',
};

function providerNamed(name: string): ProviderName {
  const provider = providers.find((one) => one === name);
  if (provider !== undefined) return provider;
  const known = providers.join(', ');
  throw wrong('SLEIGHT_MODEL_PROVIDER', `must be one of: ${known}`, `doit valoir l’un de\u202f: ${known}`);
}

function key(env: Environment, provider: ProviderName): string | null {
  const value = given(env, 'SLEIGHT_MODEL_KEY');
  if (value === null && provider === 'anthropic')
    throw wrong(
      'SLEIGHT_MODEL_KEY',
      'must be set too, because SLEIGHT_MODEL_PROVIDER is anthropic',
      'doit aussi être défini, car SLEIGHT_MODEL_PROVIDER vaut anthropic',
    );
  // Any other character could not be sent, and would be repeated in the resulting error.
  if (value === null || /^[\x21-\x7e]+$/.test(value)) return value;
  throw wrong(
    'SLEIGHT_MODEL_KEY',
    'must be a key without spaces or accents',
    'doit être une clé sans espaces ni accents',
  );
}

const isHere = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

function url(env: Environment, provider: ProviderName, hasKey: boolean): string {
  const address = webAddress(env, 'SLEIGHT_MODEL_URL') ?? usualUrl[provider];
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '')
    throw wrong(
      'SLEIGHT_MODEL_URL',
      'must be an address without a name or password; SLEIGHT_MODEL_KEY is for those',
      'doit être une adresse sans nom ni mot de passe\u202f; SLEIGHT_MODEL_KEY sert à cela',
    );
  const isOverheard = hasKey && protocol === 'http:' && !isHere(hostname);
  if (!isOverheard) return address;
  throw wrong(
    'SLEIGHT_MODEL_URL',
    'must begin with https:, because SLEIGHT_MODEL_KEY is sent there',
    'doit commencer par https:, car SLEIGHT_MODEL_KEY y est envoyé',
  );
}

function atLeastOne(env: Environment, name: string, otherwise: number, most: number): number {
  const value = wholeNumber(env, name, otherwise, most);
  if (value > 0) return value;
  throw wrong(name, `must be a whole number from 1 to ${most}`, `doit être un nombre entier de 1 à ${most}`);
}

export function model(env: Environment): ModelConfig | null {
  const needed = ['SLEIGHT_MODEL_PROVIDER', 'SLEIGHT_MODEL'] as const;
  const both = together(env, needed);
  const ms = 1000 * atLeastOne(env, 'SLEIGHT_MODEL_SECONDS', 20, 120);
  const perHour = atLeastOne(env, 'SLEIGHT_MODEL_PER_HOUR', 1000, 100_000);
  if (both === null) {
    for (const name of ['SLEIGHT_MODEL_KEY', 'SLEIGHT_MODEL_URL']) together(env, [...needed, name]);
    return null;
  }
  const provider = providerNamed(both.SLEIGHT_MODEL_PROVIDER);
  const secret = key(env, provider);
  return {
    provider,
    url: url(env, provider, secret !== null),
    key: secret,
    model: both.SLEIGHT_MODEL,
    ms,
    perHour,
  };
}
