// In a match page: stops time at the first frame that shows a wanted moment, so that its picture can be taken.
// Runs in the page from its first moment on (`addInitScript`), so it may use nothing from outside.

// Long because it runs in the page and may use nothing from outside itself.
/** @param {Record<string, string>} scoring by game: the fact whose beat scores */
export function freezeFrames(scoring) {
  const { setTimeout: start, clearTimeout: stop } = window;
  const late = new Map();
  let paused = [];
  const stills = { frozen: null, fullness: 0, wanted: {}, thaw };
  window.stills = stills;

  // A timer that ends while time stands still waits until it goes on.
  window.setTimeout = (then, ms, ...args) => {
    const id = start(() => {
      if (stills.frozen === null) then(...args);
      else late.set(id, () => then(...args));
    }, ms);
    return id;
  };
  window.clearTimeout = (id) => {
    late.delete(id);
    stop(id);
  };

  const main = () => document.querySelector('main[data-beat]');
  const told = () => document.querySelector('[data-glass]')?.dataset.told.split(' ') ?? [];
  /** The other player's own move. */
  const theirs = () =>
    document.querySelector('[data-glass]')?.dataset.theirs.split(' ').filter(Boolean) ?? [];
  const progressOf = (animation) => animation.effect?.getComputedTiming().progress ?? 0;
  const isHalfway = (animation) => progressOf(animation) > 0.35 && progressOf(animation) < 0.85;
  const isOnGlass = ({ effect }) => effect?.target?.closest('[data-glass]') != null;
  const isMoving = () => document.getAnimations().some((one) => isOnGlass(one) && isHalfway(one));
  const hasNumber = () =>
    [...document.querySelectorAll('[data-glass] > div')].some((one) => /^[+−]\d+$/.test(one.textContent));

  const moments = {
    opening: () => main()?.dataset.beat === '-1',
    deal: () =>
      told().includes('draw') &&
      Number(main()?.dataset.version) < 3 &&
      document.querySelector('[data-hand] [data-flying]') !== null &&
      document.querySelectorAll('[data-hand] [data-piece]:not([data-flying])').length > 1 &&
      isMoving(),
    enemy: () =>
      (theirs().length > 0 && document.querySelector('[data-held-up]')?.getAnimations().some(isHalfway)) ||
      // Both players reveal at once.
      (main()?.dataset.game === 'sleeved' && told().includes('reveal') && isMoving()),
    scoring: () =>
      told().includes(scoring[main()?.dataset.game]) &&
      isMoving() &&
      (hasNumber() || main()?.dataset.game === 'onepiece'),
    end: () => document.querySelector('[data-end]') !== null,
  };

  /** How much lies on the board: of several pictures of a moment the fullest is the best. */
  const fullness = () =>
    [...document.querySelectorAll('[data-board] [data-piece]')].filter(
      (one) => one.getClientRects().length > 0,
    ).length;

  function thaw() {
    stills.frozen = null;
    for (const animation of paused) animation.play();
    paused = [];
    const due = [...late.values()];
    late.clear();
    for (const then of due) then();
  }

  const look = () => {
    if (stills.frozen === null) {
      const full = fullness();
      const found = Object.keys(moments).find(
        (name) => full > (stills.wanted[name] ?? 1e9) && moments[name](),
      );
      if (found !== undefined) {
        Object.assign(stills, { frozen: found, fullness: full });
        paused = document.getAnimations().filter(({ playState }) => playState === 'running');
        for (const animation of paused) animation.pause();
      }
    }
    requestAnimationFrame(look);
  };
  look();
}
