/** Cuts a text to a width in characters, the last one an ellipsis when something was lost. */
export function truncate(text, width) {
  const characters = [...text];
  if (characters.length <= width) return text;
  return `${characters.slice(0, Math.max(0, width - 1)).join('')}…`;
}

/** Puts spaces before every line that is not empty. */
export function indent(text, spaces) {
  return text.replace(/^(?=.)/gm, ' '.repeat(spaces));
}
