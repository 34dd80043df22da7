'use client';
// Reads this browser's settings and sets the motion preference for the style sheet.
import { useEffect } from 'react';
import { motionMark } from './motion';
import { useSettings } from './store';

export function ApplySettings() {
  const motion = useSettings(motionMark);
  useEffect(() => {
    void useSettings.persist.rehydrate();
  }, []);
  useEffect(() => {
    if (motion === null) delete document.documentElement.dataset.motion;
    else document.documentElement.dataset.motion = motion;
  }, [motion]);
  return null;
}
