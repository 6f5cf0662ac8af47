import { expect, test } from 'vitest';
import { plainExports } from '../../scripts/bundle/plain-exports.ts';

/** A module as ncc writes it. */
const bundled = (exported: string, body: string): string => `exports.modules = {

/***/ 6246:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
${exported}
/* harmony export */ });
/* harmony import */ var other__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1);
${body}

/***/ })

};
;`;

const exported = (name: string, binding: string): string =>
  `/* harmony export */   ${name}: () => (/* binding */ ${binding})`;

interface Loaded {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly getters: readonly string[];
}

/** The module's exports after its evaluation, and which of them are functions that return a value. */
function loaded(text: string): Loaded {
  const told: { modules?: Record<number, (module: object, exports: object, require: unknown) => void> } = {};
  new Function('exports', text)(told);
  const exports = {};
  const require = Object.assign(() => ({ shared: 'theirs' }), {
    d: (target: object, getters: Record<string, () => unknown>) => {
      for (const [key, get] of Object.entries(getters)) Object.defineProperty(target, key, { enumerable: true, get });
    },
  });
  told.modules?.[6246]?.({}, exports, require);
  const getters = Object.entries(Object.getOwnPropertyDescriptors(exports)).flatMap(([key, { get }]) =>
    get ? [key] : [],
  );
  return { exports, getters };
}

const module = bundled(
  [
    exported('$1', 'first'),
    exported('b', 'table'),
    exported('c', 'count'),
    exported('d', 'raise'),
    exported('e', 'last'),
    exported('f', 'part'),
    exported('h', 'rest'),
    exported('i', 'own'),
    '/* harmony export */   g: () => (/* reexport safe */ other__WEBPACK_IMPORTED_MODULE_0__.shared)',
  ].join(',\n'),
  `var first = (function() { return 1; });
var table = { rows: 2 };
var count = 0;
function raise() { count += 1; for (last of [5, 6]); ([{ part, ...rest } = {}, own.x] = [{ part: 7, more: 9 }]); table.rows = 8; }
var last = 3;
var part = 4;
var rest = {};
var own = {};`,
);

test('values are exported, but for those that change and those of another module', () => {
  const { exports, getters } = loaded(plainExports(module));
  expect(getters.toSorted()).toEqual(['c', 'e', 'f', 'g', 'h']);
  expect(exports).toMatchObject({ $1: expect.any(Function), b: { rows: 2 }, c: 0, e: 3, f: 4, g: 'theirs' });
  (exports['d'] as () => void)();
  expect(exports).toMatchObject({ b: { rows: 8 }, c: 1, e: 6, f: 7, h: { more: 9 } });
  expect(Object.keys(exports).toSorted()).toEqual(Object.keys(loaded(module).exports).toSorted());
});

test('a text in which no module is found is refused', () => {
  expect(() => plainExports('exports.modules = { 6246(module) { return 1; } };')).toThrow(
    'No module is found in what ncc wrote',
  );
});

test('a module without exports stays as it is', () => {
  const text =
    'exports.modules = {\n\n/***/ 1:\n/***/ ((module) => {\n\nmodule.exports = require("fs");\n\n/***/ })\n\n};\n;';
  expect(plainExports(text)).toBe(text);
  const all = bundled(
    '/* harmony export */   g: () => (/* reexport safe */ other__WEBPACK_IMPORTED_MODULE_0__.shared)',
    '',
  );
  expect(loaded(plainExports(all))).toEqual({ exports: { g: 'theirs' }, getters: ['g'] });
});
