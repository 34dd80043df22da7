// The frame of the prompt: text, the list below it, and two buttons that never move. On a phone the list opens
// upwards, over the table.
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
    <div className="@container relative min-h-0 side:flex side:flex-col">
      {/* Where letters are large, the words stand above the buttons. */}
      <div className="grid min-h-16 grid-cols-1 items-end gap-x-2 gap-y-1 px-2 py-1 @min-[16rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] side:flex side:min-h-0 side:flex-col side:items-stretch side:p-0">
        <div className="min-w-0 self-center table:min-h-[3.6rem] side:shrink-0 side:self-auto">{words}</div>
        <div className="more-below absolute inset-x-0 bottom-full z-30 max-h-[55dvh] overflow-y-auto empty:hidden side:static side:max-h-none side:min-h-0">
          {list}
        </div>
        {/* As high as two lines, so that a long label beside it does not move the main button. */}
        <div className="grid auto-rows-[minmax(min(3.6rem,65px),auto)] grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2 text-[length:min(1rem,26px)] side:shrink-0 low:sticky low:bottom-0 low:bg-panel [&>*]:px-2!">
          {second}
          {main}
        </div>
      </div>
    </div>
  );
}
