export const id = 7219;
export const ids = [7219];
export const modules = {

/***/ 27219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CONTROL_FILE: () => (/* binding */ CONTROL_FILE),
/* harmony export */   J: () => (/* binding */ readAnswer),
/* harmony export */   readOrder: () => (/* binding */ readOrder),
/* harmony export */   writeControl: () => (/* binding */ writeControl)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38816);

/** Name of the file on an order's ref. */
const CONTROL_FILE = 'control.json';
const orderSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('cancel'),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(2000),
    person: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(200),
    branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(300).optional(),
});
const answerSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('cancelled'),
    runId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[\w-]{1,64}$/),
    pull: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().positive().optional(),
});
/** An order; undefined for anything else, which asks for nothing. */
function readOrder(text) {
    const read = parse(text, orderSchema);
    if (read === undefined)
        return undefined;
    const { type, reason, person, branch } = read;
    return { type, reason, person, ...(branch === undefined ? {} : { branch }) };
}
/** The answer of a run; undefined for anything else. */
function readAnswer(text) {
    const read = parse(text, answerSchema);
    if (read === undefined)
        return undefined;
    const { type, runId, pull } = read;
    return { type, runId, ...(pull === undefined ? {} : { pull }) };
}
/** One line of JSON. */
function writeControl(note) {
    return `${JSON.stringify(note)}\n`;
}
function parse(text, schema) {
    try {
        return schema.safeParse(JSON.parse(text)).data;
    }
    catch {
        return undefined;
    }
}


/***/ })

};
