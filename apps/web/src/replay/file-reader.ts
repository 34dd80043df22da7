// The reader of saved matches, in a separate chunk that loads when a file is opened.
import './no-eval';

export { openFile } from '@sleight/protocol/recording-file';
