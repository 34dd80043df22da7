// The two fonts, self-hosted: ink for names and headings, a condensed grotesque for text and numbers.
import localFont from 'next/font/local';

export const shippori = localFont({
  src: '../../../../node_modules/@fontsource/shippori-mincho/files/shippori-mincho-latin-600-normal.woff2',
  weight: '600',
  variable: '--font-shippori',
  display: 'swap',
});

export const barlow = localFont({
  src: [
    {
      path: '../../../../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../../../../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
      weight: '600',
    },
  ],
  variable: '--font-barlow',
  display: 'swap',
});
