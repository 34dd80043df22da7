// The content policy forbids `eval`, which zod uses for speed. It must be turned off before the first schema is made.
import { config } from 'zod';

config({ jitless: true });
