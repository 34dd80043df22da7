'use client';
// An error in the reader's language, shown in place.
import { useSay } from '../i18n/said';
import type { Trouble } from '../net/api';

export function TroubleNote({ trouble }: { trouble: Trouble | null }) {
  const say = useSay();
  return (
    <div role="alert">
      {trouble === null ? null : (
        <div className="rounded-sm border-l-4 border-vermilion bg-raised px-4 py-3">
          <p>{say(trouble.message)}</p>
          {trouble.problems?.map((problem) => (
            <p key={problem.en} className="text-dim">
              {say(problem)}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
