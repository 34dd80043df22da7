'use client';
// Days and hours by the clock of the device. Only for what comes after the page: the server draws that by another clock.
import { useFormatter } from 'next-intl';

export function useWhen(): (moment: string) => string {
  const format = useFormatter();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (moment) => format.dateTime(new Date(moment), { dateStyle: 'medium', timeStyle: 'short', timeZone });
}
