'use client';
// The open card, kept in the address: the back button closes a card that a click opened, and a link opens it.
import { useRef } from 'react';
import type { Address } from './address';

export interface OpenCard {
  readonly id: string | null;
  open(id: string): void;
  /** Replaces it with another one. */
  show(id: string): void;
  close(): void;
}

const KEY = 'card';

export function useOpenCard({ params, push, replace }: Address): OpenCard {
  const hasPushed = useRef(false);
  const withCard = (id: string): URLSearchParams => {
    const next = new URLSearchParams(params);
    next.set(KEY, id);
    return next;
  };
  return {
    id: params.get(KEY),
    open(id) {
      hasPushed.current = true;
      push(withCard(id));
    },
    show: (id) => replace(withCard(id)),
    close() {
      const rest = new URLSearchParams(params);
      rest.delete(KEY);
      if (hasPushed.current) window.history.back();
      // It came with the address: there may be no page of ours before it.
      else replace(rest);
      hasPushed.current = false;
    },
  };
}
