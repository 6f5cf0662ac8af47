/** Tells whether a variable of the job may be passed to an agent (04-trust §1): locale, toolchain roots, proxy, CA. */
export function isAgentName(name: string): boolean {
  return AGENT_NAMES.has(name) || AGENT_PATTERNS.some((pattern) => pattern.test(name));
}

const BASE = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'CI', 'TERM', 'RUNNER_TRACKING_ID'];

const TOOLCHAINS = [
  ...['AGENT_TOOLSDIRECTORY', 'HOMEBREW_PREFIX', 'LD_LIBRARY_PATH', 'PKG_CONFIG_PATH', 'ASDF_DIR', 'ASDF_DATA_DIR'],
  ...['MISE_DATA_DIR', 'SDKMAN_DIR', 'VCPKG_INSTALLATION_ROOT'],
  ...[
    'NVM_DIR',
    'NVM_BIN',
    'FNM_DIR',
    'VOLTA_HOME',
    'PNPM_HOME',
    'COREPACK_HOME',
    'BUN_INSTALL',
    'DENO_DIR',
    'DENO_INSTALL',
  ],
  ...[
    'JAVA_HOME',
    'JDK_HOME',
    'M2_HOME',
    'MAVEN_HOME',
    'GRADLE_HOME',
    'GRADLE_USER_HOME',
    'KOTLIN_HOME',
    'SCALA_HOME',
    'SBT_HOME',
  ],
  ...[
    'ANDROID_HOME',
    'ANDROID_SDK_ROOT',
    'ANDROID_NDK',
    'ANDROID_NDK_HOME',
    'ANDROID_NDK_ROOT',
    'FLUTTER_ROOT',
    'PUB_CACHE',
  ],
  ...[
    'GOROOT',
    'GOPATH',
    'GOBIN',
    'GOCACHE',
    'GOMODCACHE',
    'GOTOOLCHAIN',
    'CARGO_HOME',
    'RUSTUP_HOME',
    'RUSTUP_TOOLCHAIN',
  ],
  ...[
    'PYENV_ROOT',
    'VIRTUAL_ENV',
    'CONDA',
    'CONDA_PREFIX',
    'pythonLocation',
    'Python_ROOT_DIR',
    'Python2_ROOT_DIR',
    'Python3_ROOT_DIR',
  ],
  ...[
    'RBENV_ROOT',
    'GEM_HOME',
    'GEM_PATH',
    'BUNDLE_PATH',
    'COMPOSER_HOME',
    'DOTNET_ROOT',
    'NUGET_PACKAGES',
    'SWIFT_PATH',
    'GHCUP_INSTALL_BASE_PREFIX',
  ],
  ...[
    'CHROME_BIN',
    'CHROMEWEBDRIVER',
    'GECKOWEBDRIVER',
    'EDGEWEBDRIVER',
    'SELENIUM_JAR_PATH',
    'PLAYWRIGHT_BROWSERS_PATH',
    'PUPPETEER_EXECUTABLE_PATH',
  ],
];

const PROXIES = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'ALL_PROXY'];

const CERTIFICATES = [
  ...[
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'NODE_EXTRA_CA_CERTS',
    'NODE_USE_SYSTEM_CA',
    'REQUESTS_CA_BUNDLE',
    'CURL_CA_BUNDLE',
  ],
  ...[
    'GIT_SSL_CAINFO',
    'GIT_SSL_CAPATH',
    'PIP_CERT',
    'CARGO_HTTP_CAINFO',
    'AWS_CA_BUNDLE',
    'DENO_CERT',
    'NIX_SSL_CERT_FILE',
  ],
];

const AGENT_NAMES: ReadonlySet<string> = new Set([
  ...[...BASE, ...TOOLCHAINS, ...CERTIFICATES],
  ...PROXIES.flatMap((name) => [name, name.toLowerCase()]),
]);

// Hosted runners name each installed version: JAVA_HOME_21_X64, GOROOT_1_24_X64.
const AGENT_PATTERNS = [/^LC_[A-Z]+$/, /^JAVA_HOME_\d+_(?:X64|arm64|ARM64)$/, /^GOROOT_\d+_\d+_(?:X64|arm64|ARM64)$/];
