// The two ways to ask that are known, by the name that the settings give them.

import type { ModelConfig, ProviderName } from '../config/model';
import { anthropic } from './anthropic';
import { ollama } from './ollama';
import type { Provider } from './provider';

const providers: Readonly<Record<ProviderName, (config: ModelConfig) => Provider>> = { anthropic, ollama };

export const providerOf = (config: ModelConfig): Provider => providers[config.provider](config);
