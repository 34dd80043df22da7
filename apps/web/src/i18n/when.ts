'use client';
// Dates and times by the device's clock. Only after the page has loaded: the server renders with another clock.
import { useFormatter } from 'next-intl';

export function useWhen(): (moment: string) => string {
  const format = useFormatter();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (moment) => format.dateTime(new Date(moment), { dateStyle: 'medium', timeStyle: 'short', timeZone });
}
