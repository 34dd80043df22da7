'use client';
// The table of One Piece: a sea chart with two fleets, Leader, Characters and Stage in a line, DON!! and Life behind it.
import type { Seat } from '@sleight/kernel';
import { useTranslations } from 'next-intl';
import { useTable } from '../table/context';
import { Links } from '../table/links';
import { fieldSizes, OnePieceSide } from './onepiece-side';

export function OnePiece() {
  const t = useTranslations('layouts.onepiece');
  const { seat, names, isWatched = false } = useTable();
  const foe: Seat = seat === 0 ? 1 : 0;
  return (
    <div className={`relative h-full ${fieldSizes}`}>
      <div className="relative grid h-full grid-rows-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-y-1 p-1">
        <OnePieceSide whose={foe} label={isWatched ? names[foe] : t('theirField')} isFar />
        <hr className="border-[#2f475b]" />
        <OnePieceSide whose={seat} label={isWatched ? names[seat] : t('yourField')} />
      </div>
      <Links />
    </div>
  );
}
