// Styles that set variables of the style sheet.
import type { CSSProperties } from 'react';

export type Vars = CSSProperties & Record<`--${string}`, string | number>;
