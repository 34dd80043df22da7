// Breaks lines that are wider than the terminal, between words.
// Invariant: text after a break stays in its column, if there is room.
// Read next: play.ts, whose table and options are the widest output.

/** Where the last column of a row begins: after its last gap of two or more spaces. */
function lastColumn(row: string): number {
  const gap = row.trimEnd().match(/^.*\s{2,}(?=\S)/);
  return gap === null ? 0 : gap[0].length;
}

/** The line, wrapped to as many lines as needed. */
export function wrap(line: string, columns: number): string[] {
  if (line.length <= columns) return [line];
  const hang = lastColumn(line.slice(0, columns));
  const indent = hang > columns / 2 ? 4 : hang;
  const space = line.lastIndexOf(' ', columns);
  const at = space > indent ? space : columns;
  return [line.slice(0, at).trimEnd(), ...wrap(' '.repeat(indent) + line.slice(at).trimStart(), columns)];
}
