export const id = 9346;
export const ids = [9346];
export const modules = {

/***/ 3561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Huw),
/* harmony export */   v: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.vWm)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
// layer:action/secrets.js





/***/ }),

/***/ 133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TQ: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.TQE),
/* harmony export */   uF: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.uF$),
/* harmony export */   zL: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.zLN)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
// layer:report/redact.js





/***/ }),

/***/ 9346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   saveRecords: () => (/* binding */ saveRecords)
/* harmony export */ });
/* harmony import */ var _chunk_BQE7G4SU_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9990);
/* harmony import */ var _chunk_PGCBVT2F_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3122);
/* harmony import */ var _chunk_VHSFTJRG_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(566);
/* harmony import */ var _chunk_KOJDTKZK_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9870);
/* harmony import */ var _chunk_W4MXEIMF_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31);
/* harmony import */ var _chunk_PMTS7EAR_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3225);
/* harmony import */ var _chunk_G4RE2P3H_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(491);
/* harmony import */ var _chunk_YKM4JO3Z_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4855);
/* harmony import */ var _chunk_TULQVFG7_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7186);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1021);
/* harmony import */ var _chunk_UC2P6BFH_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3004);
/* harmony import */ var _chunk_LELN3LMN_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8285);
/* harmony import */ var _chunk_7XWBM6PB_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8595);
/* harmony import */ var _chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3901);
/* harmony import */ var _chunk_OT7RP5XF_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7359);
/* harmony import */ var _chunk_VH6D3RYA_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9443);
/* harmony import */ var _chunk_NTWLQXK5_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(3488);
/* harmony import */ var _chunk_IZZUDCJ7_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(2812);
/* harmony import */ var _chunk_X2CSYGPK_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(3561);
/* harmony import */ var _chunk_YWDSCFJM_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(133);
/* harmony import */ var _chunk_FG73JT5K_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(7995);
/* harmony import */ var _chunk_K6WTMIP3_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(1305);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(8083);
/* harmony import */ var _chunk_V56OVSKW_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(2723);
/* harmony import */ var _chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(7468);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(9806);
/* harmony import */ var _chunk_4PIHM4GE_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(152);
/* harmony import */ var _chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(6443);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(3876);
/* harmony import */ var _chunk_IB4ZTR3V_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(1022);
/* harmony import */ var _chunk_55HKD4TK_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(6638);
/* harmony import */ var _chunk_NWHDKB4D_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(9978);
/* harmony import */ var _chunk_IHYG2F65_js__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(172);
/* harmony import */ var _chunk_FPOAGJW2_js__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(326);
/* harmony import */ var _chunk_TCGMJ2H7_js__WEBPACK_IMPORTED_MODULE_34__ = __webpack_require__(4188);
/* harmony import */ var _chunk_4O23BJAU_js__WEBPACK_IMPORTED_MODULE_35__ = __webpack_require__(6740);
/* harmony import */ var _chunk_Y3LY4UYW_js__WEBPACK_IMPORTED_MODULE_36__ = __webpack_require__(8668);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_37__ = __webpack_require__(6760);








































// build/action/save-records.js

async function saveRecords({ repository, state, ...call }) {
  let trouble = false;
  const ref = `refs/ralph/${state.plan.feature}/state`;
  const { remoteRefs, apart } = call;
  const secrets = [...(0,_chunk_X2CSYGPK_js__WEBPACK_IMPORTED_MODULE_18__/* .action_secrets__secretsIn */ .v)(call.env), ...call.token === void 0 ? [] : [call.token]];
  const publisher = (0,_chunk_BQE7G4SU_js__WEBPACK_IMPORTED_MODULE_0__/* .gitPublisher */ .J_)({
    repository,
    stateUpdate: (0,_chunk_BQE7G4SU_js__WEBPACK_IMPORTED_MODULE_0__/* .stateRecords */ .yK)({
      repository,
      ref,
      remoteCommit: remoteRefs?.get(ref),
      journalFile: call.journalFile,
      redact: (text) => (0,_chunk_YWDSCFJM_js__WEBPACK_IMPORTED_MODULE_19__/* .report_redact__redact */ .uF)(text, secrets).text,
      files: _chunk_BQE7G4SU_js__WEBPACK_IMPORTED_MODULE_0__/* .recordFiles */ .B5,
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
