import { describe, expect, test } from 'vitest';
import { syntaxes } from '../../src/core/integrity/languages.ts';
import { maskSource } from '../../src/core/integrity/test-facts.ts';

type Language = keyof typeof syntaxes;

/** What is code and what is no comment, blanks as `·`; `€` is a dollar sign. */
function masked(language: Language, text: string): readonly [code: string, bare: string] {
  const { code, bare } = maskSource(text.replaceAll('€', '$'), syntaxes[language]);
  const dots = (part: string) =>
    [...part]
      .map((char, at) => (char === ' ' && text[at] !== ' ' ? '·' : char))
      .join('')
      .replaceAll('$', '€');
  return [dots(code), dots(bare)];
}

describe('comments and strings of a source', () => {
  test.each<[Language, string, string]>([
    ['javascript', 'a("b", \'c\') // d', 'a("·", \'·\') ·· ·'],
    ['javascript', 'a /* b\nc */ d', 'a ·· ·\n· ·· d'],
    ['javascript', 'a /* b', 'a /* b'],
    ['javascript', 'a /* b\n/* c */ "d"', 'a ·· ·\n·· · ·· "·"'],
    ['javascript', 'a /*/ b', 'a /*/ b'],
    ['javascript', '"a\\"b" + c', '"····" + c'],
    ['javascript', '"a\\\\" + "c"', '"···" + "·"'],
    ['javascript', '"a\nb" + \'c\'', '"a\nb" + \'·\''],
    ['javascript', "\"a 'b' \"\n'c'", '"· ··· "\n\'·\''],
    ['javascript', "'a' it's\n'b'", "'·' it's\n'·'"],
    ['javascript', '`a\nb` + c', '`·\n·` + c'],
    ['javascript', '`a €{b("c")} d` + e', '`· €{b("·")} ·` + e'],
    ['javascript', '`€{{ a: { b } }} c` + d', '`€{{ a: { b } }} ·` + d'],
    ['javascript', '`a €{`b €{c} d`} e` + f', '`· €{`· €{c} ·`} ·` + f'],
    ['javascript', '`a\\€{b}` + c', '`······` + c'],
    ['javascript', 'f(){} + "a"', 'f(){} + "·"'],
    ['javascript', 'a = /b"c/ + "d"', 'a = /···/ + "·"'],
    ['javascript', 'f(/a\\/b"/, "c")', 'f(/·····/, "·")'],
    ['javascript', 'f(/[/"]/, "c")', 'f(/····/, "·")'],
    ['javascript', 'return /"/ + "c"', 'return /·/ + "·"'],
    ['javascript', 'a / "b" / c', 'a / "·" / c'],
    ['javascript', '</p> "b" / c', '</p> "·" / c'],
    ['javascript', 'a = /b\n"c"', 'a = /b\n"·"'],
    ['javascript', 'a = // "b"\n"c"', 'a = ·· ···\n"·"'],
    ['python', 'a # "b"\n"c"', 'a · ···\n"·"'],
    ['python', '"""a\n"b" c""" + "d"', '"""·\n··· ·""" + "·"'],
    ['python', "'''a\n'b' c''' + d", "'''·\n··· ·''' + d"],
    ['python', '"""a\nb', '"""a\nb'],
    ['python', 'a / b # c', 'a / b · ·'],
    ['go', "'a' + 'b'", "'·' + '·'"],
    ['go', '`a\\` + "b"', '`··` + "·"'],
    ['rust', "fn a(b: &'static str) { 'c' }", "fn a(b: &'static str) { '·' }"],
    ['rust', 'r#"a "b" c"# + "d"', 'r#"· ··· ·"# + "·"'],
    ['rust', 'r##"a"#b"## + 1', 'r##"····"## + 1'],
    ['rust', 'r"a\\" + 1', 'r"··" + 1'],
    ['rust', '"a\nb" + 1', '"·\n·" + 1'],
    ['ruby', 'a\n=begin\nb\n=end\nc # d', 'a\n······\n·\n····\nc · ·'],
    ['php', '#[Test]\na() # b\nc() // d', '#[Test]\na() · ·\nc() ·· ·'],
    ['hash', '"a" # b', '"·" · ·'],
  ])('%s: %j', (language, text, code) => {
    const [masks, bare] = masked(language, text);
    expect(masks).toBe(code);
    expect([bare.length, bare.split('\n').length]).toEqual([text.length, text.split('\n').length]);
  });

  test('strings stay where only comments are blanked', () => {
    expect(masked('javascript', 'a("b" /* c */, `d €{e}`) // "f"')[1]).toBe('a("b" ·· · ··, `d €{e}`) ·· ···');
  });

  test('a literal that is not closed is not looked for again in its line, and is in the next', () => {
    const text = `"a ' ' '\n"b" 'c'`;
    expect(masked('javascript', text)[0].split('\n')[1]).toBe('"·" \'·\'');
  });

  test('hostile texts take no longer than their length tells', () => {
    const sizes = ['/*', '"\\', "'", '`€{', 'a=/[', '"""'].map(
      (part) => maskSource(part.replace('€', '$').repeat(20_000), syntaxes.javascript).code.length,
    );
    expect(sizes).toEqual([40_000, 40_000, 20_000, 60_000, 80_000, 60_000]);
  });
});
