// The current motion setting: a hook for components, a function for the teller.
import { useEffect, useState } from 'react';
import { type Motion, motionOf } from '../../settings/motion';
import { useSettings } from '../../settings/store';

const WISH = '(prefers-reduced-motion: reduce)';

export const motionNow = (): Motion => motionOf(useSettings.getState(), matchMedia(WISH).matches);

export function useMotion(): Motion {
  const speed = useSettings((settings) => settings.speed);
  const reducedMotion = useSettings((settings) => settings.reducedMotion);
  const [deviceReduces, setReduces] = useState(false);
  useEffect(() => {
    const wish = matchMedia(WISH);
    const read = () => setReduces(wish.matches);
    read();
    wish.addEventListener('change', read);
    return () => wish.removeEventListener('change', read);
  }, []);
  return motionOf({ speed, reducedMotion }, deviceReduces);
}
