// The reader of saved matches, which nobody needs who does not open one: a part of its own that is fetched when a file is
// opened.
import './no-eval';

export { openFile } from '@sleight/protocol/recording-file';
