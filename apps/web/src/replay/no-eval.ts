// The content policy forbids `eval`, which zod uses to be faster. It must be told before the first schema is made.
import { config } from 'zod';

config({ jitless: true });
