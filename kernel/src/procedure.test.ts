// Procedures: names become numbers in the order of the outline, and mistakes name the procedure and the step.

import { describe, expect, it } from 'vitest';
import { run } from './book';
import { arena } from './fixtures/arena';
import { say } from './fixtures/steps';
import { perform, seated, told } from './fixtures/table';
import { jump, outline, procedure } from './procedure';

const nothing = run(() => undefined);

describe('an outline', () => {
  it('numbers steps and registers in order; the end is past the last step', () => {
    const { step, reg } = outline('feast', ['cook', 'eat'], ['event', 'guests']);
    expect(step).toEqual({ cook: 0, eat: 1, end: 2 });
    expect(reg).toEqual({ event: 0, guests: 1 });
  });

  it('refuses a name that is used twice', () => {
    expect(() => outline('feast', ['cook', 'cook'], [])).toThrow('feast: two steps are called "cook"');
    expect(() => outline('feast', ['cook', 'end'], [])).toThrow('feast: two steps are called "end"');
    expect(() => outline('feast', [], ['dish', 'dish'])).toThrow('feast: two registers are called "dish"');
  });
});

describe('a procedure', () => {
  const FEAST = outline('feast', ['cook', 'eat'], ['event', 'guests']);

  it('has a step for each name and as many registers as its outline', () => {
    const { name, steps, labels, regs } = procedure(FEAST, { cook: nothing, eat: nothing });
    expect({ name, steps: steps.length, labels, regs }).toEqual({
      name: 'feast',
      steps: 2,
      labels: ['cook', 'eat'],
      regs: 2,
    });
  });

  it('refuses steps in another order than its outline', () => {
    expect(() => procedure(FEAST, { eat: nothing, cook: nothing })).toThrow(
      'feast: the step "eat" is not where its outline has it',
    );
  });

  it('does not compile with a step that is missing, or with a jump to an unknown one', () => {
    // @ts-expect-error There is no step "eat".
    expect(() => procedure(FEAST, { cook: nothing })).not.toThrow();
    // @ts-expect-error Nothing is called "sleep".
    expect(FEAST.step.sleep).toBeUndefined();
  });
});

it('a step put between others leaves every jump where it led', () => {
  const walk = (...extra: readonly 'rest'[]): string[] => {
    const WALK = outline('walk', ['leave', ...extra, 'rain', 'arrive'], ['event']);
    const steps = {
      leave: run((_p, f) => jump(f, WALK.step.arrive)),
      ...(extra.length === 0 ? {} : { rest: say('rested') }),
      rain: say('wet'),
      arrive: say('there'),
    };
    const t = seated(arena({ codes: { walk: Object.values(steps) } }));
    perform(t, 'walk');
    return told(t);
  };
  expect(walk()).toEqual(['there']);
  expect(walk('rest')).toEqual(['there']);
});
