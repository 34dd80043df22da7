// « qui n'est pas un personnage Invocation », « qui ne sont ni des … ni des … ».

/** All that the thing is not, each with its noun. */
export function fr(not: readonly string[], plural: boolean): readonly string[] {
  const isNot = plural ? 'ne sont' : "n'est";
  if (not.length === 0) return [];
  return [not.length === 1 ? `qui ${isNot} pas ${not[0]}` : `qui ${isNot} ni ${not.join(' ni ')}`];
}
