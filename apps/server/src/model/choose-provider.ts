// The two supported providers, by their names in the settings.

import type { ModelConfig, ProviderName } from '../config/model';
import { anthropic } from './anthropic';
import { ollama } from './ollama';
import type { Provider } from './provider';

const providers: Readonly<Record<ProviderName, (config: ModelConfig) => Provider>> = { anthropic, ollama };

export const providerOf = (config: ModelConfig): Provider => providers[config.provider](config);
