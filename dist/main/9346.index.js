export const id = 9346;
export const ids = [9346];
export const modules = {

/***/ 3148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TQ: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.TQE),
/* harmony export */   uF: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.uF$),
/* harmony export */   zL: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.zLN)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
// layer:report/redact.js





/***/ }),

/***/ 1777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Huw),
/* harmony export */   v: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.vWm)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
// layer:action/secrets.js





/***/ }),

/***/ 6965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   saveRecords: () => (/* binding */ saveRecords)
/* harmony export */ });
/* harmony import */ var _chunk_RAWRSKVQ_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(143);
/* harmony import */ var _chunk_ISDDE6K5_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _chunk_54T5TABQ_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4368);
/* harmony import */ var _chunk_UKRY52E3_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7354);
/* harmony import */ var _chunk_3EFU5JOW_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5996);
/* harmony import */ var _chunk_VAQRFHO2_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5597);
/* harmony import */ var _chunk_O4EVND73_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1380);
/* harmony import */ var _chunk_73KOH2UK_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3262);
/* harmony import */ var _chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5783);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1021);
/* harmony import */ var _chunk_37TFWTDF_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9873);
/* harmony import */ var _chunk_SFTZXLUU_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4257);
/* harmony import */ var _chunk_YGYDTTJF_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4717);
/* harmony import */ var _chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3901);
/* harmony import */ var _chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(9433);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(3827);
/* harmony import */ var _chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(1566);
/* harmony import */ var _chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(59);
/* harmony import */ var _chunk_EFNRT56U_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(1777);
/* harmony import */ var _chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(3148);
/* harmony import */ var _chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(2898);
/* harmony import */ var _chunk_MFPGYDB2_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(9611);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(8083);
/* harmony import */ var _chunk_6E6IM4MO_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(7493);
/* harmony import */ var _chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(7468);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(9806);
/* harmony import */ var _chunk_VAVPNWJ6_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(336);
/* harmony import */ var _chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(6443);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(3876);
/* harmony import */ var _chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(9346);
/* harmony import */ var _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(4741);
/* harmony import */ var _chunk_FSGQ7F6W_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(5709);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(9549);
/* harmony import */ var _chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(8481);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_34__ = __webpack_require__(2274);
/* harmony import */ var _chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_35__ = __webpack_require__(2458);
/* harmony import */ var _chunk_7URPKLLQ_js__WEBPACK_IMPORTED_MODULE_36__ = __webpack_require__(5834);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_37__ = __webpack_require__(6760);








































// build/action/save-records.js

async function saveRecords({ repository, state, ...call }) {
  let trouble = false;
  const ref = `refs/ralph/${state.plan.feature}/state`;
  const { remoteRefs, apart } = call;
  const secrets = [...(0,_chunk_EFNRT56U_js__WEBPACK_IMPORTED_MODULE_18__/* .action_secrets__secretsIn */ .v)(call.env), ...call.token === void 0 ? [] : [call.token]];
  const publisher = (0,_chunk_RAWRSKVQ_js__WEBPACK_IMPORTED_MODULE_0__/* .gitPublisher */ .J_)({
    repository,
    stateUpdate: (0,_chunk_RAWRSKVQ_js__WEBPACK_IMPORTED_MODULE_0__/* .stateRecords */ .yK)({
      repository,
      ref,
      remoteCommit: remoteRefs?.get(ref),
      journalFile: call.journalFile,
      redact: (text) => (0,_chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_19__/* .report_redact__redact */ .uF)(text, secrets).text,
      files: _chunk_RAWRSKVQ_js__WEBPACK_IMPORTED_MODULE_0__/* .recordFiles */ .B5,
      now: () => state.now,
      alone: state.plan.journal === "artifact",
      ...remoteRefs && { remoteRefs },
      ...apart && { apart }
    }),
    bundleFolder: (0,node_path__WEBPACK_IMPORTED_MODULE_37__.join)(call.folder, "bundles"),
    onResult: () => void 0,
    onTrouble: (message) => {
      trouble = true;
      call.log.warning(message);
    },
    cancel: new AbortController().signal
  });
  await publisher.settle([], state);
  return !trouble;
}



/***/ })

};
