export const id = 4589;
export const ids = [4589];
export const modules = {

/***/ 6970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   saveRecords: () => (/* binding */ saveRecords)
/* harmony export */ });
/* harmony import */ var _chunk_RA6FGGR7_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8460);
/* harmony import */ var _chunk_KQHFK2HX_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5339);
/* harmony import */ var _chunk_PLKLZC3T_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1571);
/* harmony import */ var _chunk_VESD6NAS_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2694);
/* harmony import */ var _chunk_G2JEMSX7_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7629);
/* harmony import */ var _chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3901);
/* harmony import */ var _chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(107);
/* harmony import */ var _chunk_45DEJ47T_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8525);
/* harmony import */ var _chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8575);
/* harmony import */ var _chunk_NHEJULNA_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5789);
/* harmony import */ var _chunk_HU6JLHXH_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3267);
/* harmony import */ var _chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7755);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1021);
/* harmony import */ var _chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5325);
/* harmony import */ var _chunk_XT7TZLQN_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4450);
/* harmony import */ var _chunk_5XMERBFQ_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7118);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6200);
/* harmony import */ var _chunk_YPRXCMKV_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(734);
/* harmony import */ var _chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(8307);
/* harmony import */ var _chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(4195);
/* harmony import */ var _chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(9770);
/* harmony import */ var _chunk_2UZ7AMII_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(8714);
/* harmony import */ var _chunk_GCDIPURU_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(955);
/* harmony import */ var _chunk_VBEJ6SAD_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(4665);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(9806);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(8083);
/* harmony import */ var _chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(6096);
/* harmony import */ var _chunk_7IDAUMO3_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(4323);
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(8758);
/* harmony import */ var _chunk_UYPVTBC7_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(1084);
/* harmony import */ var _chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(7109);
/* harmony import */ var _chunk_IF24CE4W_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(2932);
/* harmony import */ var _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(2216);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(2697);
/* harmony import */ var _chunk_W75JMH2B_js__WEBPACK_IMPORTED_MODULE_34__ = __webpack_require__(5192);
/* harmony import */ var _chunk_WPPPDFYE_js__WEBPACK_IMPORTED_MODULE_35__ = __webpack_require__(7583);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_36__ = __webpack_require__(3876);
/* harmony import */ var _chunk_4G3RVOKC_js__WEBPACK_IMPORTED_MODULE_37__ = __webpack_require__(9465);
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_38__ = __webpack_require__(8688);
/* harmony import */ var _chunk_NS6NVC44_js__WEBPACK_IMPORTED_MODULE_39__ = __webpack_require__(2964);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_40__ = __webpack_require__(3781);
/* harmony import */ var _chunk_QHLLH7P2_js__WEBPACK_IMPORTED_MODULE_41__ = __webpack_require__(5494);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_42__ = __webpack_require__(4163);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_43__ = __webpack_require__(3088);
/* harmony import */ var _chunk_V6FKLAPI_js__WEBPACK_IMPORTED_MODULE_44__ = __webpack_require__(8218);
/* harmony import */ var _chunk_HT364SOW_js__WEBPACK_IMPORTED_MODULE_45__ = __webpack_require__(2514);
/* harmony import */ var _chunk_GM7WFPGG_js__WEBPACK_IMPORTED_MODULE_46__ = __webpack_require__(7706);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_47__ = __webpack_require__(6760);























































// build/action/save-records.js

async function saveRecords({ repository, state, ...call }) {
  let trouble = false;
  const ref = `refs/ralph/${state.plan.feature}/state`;
  const { remoteRefs, apart } = call;
  const secrets = [...(0,_chunk_XT7TZLQN_js__WEBPACK_IMPORTED_MODULE_14__/* .secretsIn */ .V)(call.env), ...call.token === void 0 ? [] : [call.token]];
  const publisher = (0,_chunk_RA6FGGR7_js__WEBPACK_IMPORTED_MODULE_0__/* .gitPublisher */ .J_)({
    repository,
    stateUpdate: (0,_chunk_RA6FGGR7_js__WEBPACK_IMPORTED_MODULE_0__/* .stateRecords */ .yK)({
      repository,
      ref,
      remoteCommit: remoteRefs?.get(ref),
      journalFile: call.journalFile,
      redact: (text) => (0,_chunk_5XMERBFQ_js__WEBPACK_IMPORTED_MODULE_15__/* .redact */ .E$)(text, secrets).text,
      files: _chunk_RA6FGGR7_js__WEBPACK_IMPORTED_MODULE_0__/* .recordFiles */ .B5,
      now: () => state.now,
      alone: state.plan.journal === "artifact",
      ...remoteRefs && { remoteRefs },
      ...apart && { apart }
    }),
    bundleFolder: (0,node_path__WEBPACK_IMPORTED_MODULE_47__.join)(call.folder, "bundles"),
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
