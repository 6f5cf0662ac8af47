import { forPromptRendered } from '../../report/sanitise.ts';

/** What people see of a Markdown text, without its pictures: nobody can do a picture. */
export function shownText(text: string): string {
  return forPromptRendered(text).replaceAll(/\(image\)\([^()\n]{0,2000}\)/g, '');
}
