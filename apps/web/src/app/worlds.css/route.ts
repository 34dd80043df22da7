// The colours of the games as a style sheet. A style element would need the nonce of the first page, and lose its colours
// when the language is changed.
import { worldColours } from '../../worlds/worlds';

export const dynamic = 'force-static';

export const GET = (): Response =>
  new Response(worldColours, { headers: { 'content-type': 'text/css; charset=utf-8' } });
