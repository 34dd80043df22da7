// Our pages may not make code out of text, which zod would try in order to be faster; it has to know before its first schema.
import { config } from 'zod';

config({ jitless: true });
