export const id = 3188;
export const ids = [3188];
export const modules = {

/***/ 3188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   saveRecords: () => (/* binding */ saveRecords)
/* harmony export */ });
/* harmony import */ var _chunk_UDCTNDO5_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9672);
/* harmony import */ var _chunk_LTX2ZIGN_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7134);
/* harmony import */ var _chunk_O3RPJWCF_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2930);
/* harmony import */ var _chunk_PFDXG4Q4_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(264);
/* harmony import */ var _chunk_I62L2FAM_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9835);
/* harmony import */ var _chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3901);
/* harmony import */ var _chunk_MQL2C743_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2767);
/* harmony import */ var _chunk_U4ISXFF4_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9517);
/* harmony import */ var _chunk_3GPBUGZI_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7997);
/* harmony import */ var _chunk_S4ZP6AAV_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3227);
/* harmony import */ var _chunk_KRV7M23L_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7950);
/* harmony import */ var _chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1247);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1021);
/* harmony import */ var _chunk_FKWD7SFP_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(552);
/* harmony import */ var _chunk_KDDSAXLU_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7204);
/* harmony import */ var _chunk_7INUOU5D_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(5424);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6200);
/* harmony import */ var _chunk_QIXBORAO_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(5853);
/* harmony import */ var _chunk_WB65VVPP_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(5140);
/* harmony import */ var _chunk_BSAWQVFB_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(4816);
/* harmony import */ var _chunk_3VHBELTC_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(7539);
/* harmony import */ var _chunk_4RQ4GK4L_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(393);
/* harmony import */ var _chunk_VCE6F5BU_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(9840);
/* harmony import */ var _chunk_NB3YEU2R_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(3390);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(8083);
/* harmony import */ var _chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(6096);
/* harmony import */ var _chunk_E4Q4GPCD_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(8688);
/* harmony import */ var _chunk_PP7XY33A_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(9879);
/* harmony import */ var _chunk_Y2ZTX2LZ_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(8261);
/* harmony import */ var _chunk_KEXNQKVB_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(1306);
/* harmony import */ var _chunk_Y6RD7OT6_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(2041);
/* harmony import */ var _chunk_5HDYLEYX_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(1188);
/* harmony import */ var _chunk_W75JMH2B_js__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(5192);
/* harmony import */ var _chunk_WPPPDFYE_js__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(7583);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_34__ = __webpack_require__(3876);
/* harmony import */ var _chunk_D3GJQGMC_js__WEBPACK_IMPORTED_MODULE_35__ = __webpack_require__(2464);
/* harmony import */ var _chunk_ZU6H2CNT_js__WEBPACK_IMPORTED_MODULE_36__ = __webpack_require__(6094);
/* harmony import */ var _chunk_NS6NVC44_js__WEBPACK_IMPORTED_MODULE_37__ = __webpack_require__(2964);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_38__ = __webpack_require__(3781);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_39__ = __webpack_require__(4163);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_40__ = __webpack_require__(3088);
/* harmony import */ var _chunk_HT364SOW_js__WEBPACK_IMPORTED_MODULE_41__ = __webpack_require__(2514);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_42__ = __webpack_require__(6760);



















































// build/action/save-records.js

async function saveRecords({ repository, state, ...call }) {
  let trouble = false;
  const ref = `refs/ralph/${state.plan.feature}/state`;
  const { remoteRefs, apart } = call;
  const secrets = [...(0,_chunk_KDDSAXLU_js__WEBPACK_IMPORTED_MODULE_14__/* .secretsIn */ .V)(call.env), ...call.token === void 0 ? [] : [call.token]];
  const publisher = (0,_chunk_UDCTNDO5_js__WEBPACK_IMPORTED_MODULE_0__/* .gitPublisher */ .J_)({
    repository,
    stateUpdate: (0,_chunk_UDCTNDO5_js__WEBPACK_IMPORTED_MODULE_0__/* .stateRecords */ .yK)({
      repository,
      ref,
      remoteCommit: remoteRefs?.get(ref),
      journalFile: call.journalFile,
      redact: (text) => (0,_chunk_7INUOU5D_js__WEBPACK_IMPORTED_MODULE_15__/* .redact */ .E$)(text, secrets).text,
      files: _chunk_UDCTNDO5_js__WEBPACK_IMPORTED_MODULE_0__/* .recordFiles */ .B5,
      now: () => state.now,
      alone: state.plan.journal === "artifact",
      ...remoteRefs && { remoteRefs },
      ...apart && { apart }
    }),
    bundleFolder: (0,node_path__WEBPACK_IMPORTED_MODULE_42__.join)(call.folder, "bundles"),
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
