// The frame of the prompt: words, what is listed, and two buttons that never move.
import type { ReactNode } from 'react';

export function PromptFrame({
  words,
  list,
  second,
  main,
}: {
  words: ReactNode;
  list: ReactNode;
  second: ReactNode;
  main: ReactNode;
}) {
  return (
    <div className="@container relative min-h-0 table:flex table:flex-col table:gap-y-2">
      <div className="more-below absolute inset-x-0 bottom-full z-30 max-h-[55dvh] overflow-y-auto table:static table:max-h-none table:min-h-0">
        {list}
      </div>
      {/* Where letters are large, the words stand above the buttons. */}
      <div className="grid min-h-16 grid-cols-1 items-center gap-2 px-2 py-1 @min-[16rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] table:shrink-0 table:grid-cols-1! table:p-0">
        <div className="min-w-0 table:min-h-[3.6rem]">{words}</div>
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2 [&>*]:px-2! table:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          {second}
          {main}
        </div>
      </div>
    </div>
  );
}
