// How things may move now: what was chosen in settings, else what the device asks for.
import { useEffect, useState } from 'react';
import { type Motion, motionOf } from '../../settings/motion';
import { useSettings } from '../../settings/store';

const WISH = '(prefers-reduced-motion: reduce)';

export function useMotion(): Motion {
  const chosen = useSettings(motionOf);
  const [isReduced, setReduced] = useState(false);
  useEffect(() => {
    const wish = matchMedia(WISH);
    const read = () => setReduced(wish.matches);
    read();
    wish.addEventListener('change', read);
    return () => wish.removeEventListener('change', read);
  }, []);
  return chosen ?? (isReduced ? 'instant' : 'normal');
}
