import { describe, expect, test } from 'vitest';
import { evidenceOf } from '../../src/core/fingerprint.ts';

const evidence = (...lines: readonly string[]): readonly string[] => evidenceOf(lines.join('\n'));

describe('an error is the same however much a tool was asked to say, and in whichever version of the project', () => {
  const rows: readonly (readonly [what: string, one: readonly string[], other: readonly string[]])[] = [
    [
      'of npm for another platform',
      ['npm error notsup Unsupported platform for shop@1.0.0: wanted {"os":"win32"} (current: {"os":"linux"})'],
      ['npm error notsup Unsupported platform for shop@1.2.0: wanted {"os":"win32"} (current: {"os":"linux"})'],
    ],
    [
      'of npm at another level of its log',
      [
        'npm info using npm@11.1.0',
        'npm verbose stack Error: No workspaces found:',
        'npm verbose stack   --workspace=cart',
        'npm http fetch GET 404 http://localhost/shop 12ms',
        'npm error No workspaces found:',
        'npm error   --workspace=cart',
      ],
      ['npm error No workspaces found:', 'npm error   --workspace=cart'],
    ],
    [
      'of PHP in its log and on its page',
      ['PHP Fatal error:  Uncaught Error: Call to undefined function rate() in /home/u/shop/src/rows.php:2'],
      ['Fatal error: Uncaught Error: Call to undefined function rate() in /app/src/rows.php:14'],
    ],
    [
      'of a shell that tells its commands',
      ['+ ocamlc -c lib/cart.ml', 'Error: Unbound value rate', '+ exit 2'],
      ['Error: Unbound value rate'],
    ],
    [
      'of Ruby, with a program of its own',
      ['/home/u/shop/exe/run.rb:3:in `fetch\': key not found: "eve" (KeyError)'],
      ['exe/run.rb:3:in `fetch\': key not found: "eve" (KeyError)'],
    ],
  ];
  test.each(rows)('%s', (_, one, other) => {
    expect(evidence(...one)).toEqual(evidence(...other));
  });
});
