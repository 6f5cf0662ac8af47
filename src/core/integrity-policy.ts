import { globMatcher, type PathMatcher } from './globs.ts';

/** One row of the policy table: files that an attempt may not change, whatever is in them (04-trust rule 10). */
export interface PolicyRule {
  /** Kebab literal of the finding. */
  readonly rule: string;
  /** What such a file is, for the sentence. */
  readonly what: string;
  readonly globs: readonly string[];
  /** Names that no honest file has in another case, so a case-insensitive file system cannot be used to plant one. */
  readonly anyCase?: boolean;
}

/** Whole files, first row that matches wins. */
export const policyRules: readonly PolicyRule[] = [
  {
    // What an install puts there is ignored by git: a tracked file there takes the place of a program that a check starts.
    rule: 'dependency-folder-changed',
    what: 'in a folder of installed dependencies',
    globs: ['**/node_modules/**', '**/{.venv,venv}/**', '**/vendor/bin/**'],
    anyCase: true,
  },
  {
    rule: 'agent-config-changed',
    what: 'agent instructions or configuration',
    globs: [
      '**/.{claude,codex,gemini,cursor,windsurf,opencode,qwen,kiro,roo,continue,agents,clinerules}/**',
      '**/.{mcp,claude}.json',
      '**/.{cursorrules,cursorignore,windsurfrules,clinerules,roorules,goosehints,geminiignore}',
      '**/.aider*',
      '**/.vscode/mcp.json',
      // Clients take addresses and keys from it.
      '**/.env',
    ],
    anyCase: true,
  },
  {
    rule: 'agent-config-changed',
    what: 'agent instructions or configuration',
    globs: [
      '**/{CLAUDE,CLAUDE.local,AGENTS,AGENTS.override,AGENT,GEMINI,QWEN}.md',
      '**/opencode.json?(c)',
      '{claude,agents,agent,gemini,qwen}.md',
    ],
  },
  {
    rule: 'hook-changed',
    what: 'a git hook or its configuration',
    globs: [
      '**/.husky/**',
      '**/.githooks/**',
      '**/.pre-commit-config.y?(a)ml',
      '**/?(.)lefthook?(-local).{yml,yaml,toml,json}',
      '**/.overcommit.yml',
    ],
    anyCase: true,
  },
  {
    rule: 'ci-changed',
    what: 'CI configuration',
    globs: [
      '.github/**',
      '**/CODEOWNERS',
      '.gitlab-ci.yml',
      '.circleci/**',
      '.travis.yml',
      '{,.}azure-pipelines.y?(a)ml',
      'Jenkinsfile',
      'bitbucket-pipelines.yml',
      '.buildkite/**',
      '.drone.yml',
      '.woodpecker{.yml,.yaml,/**}',
    ],
    anyCase: true,
  },
  {
    rule: 'package-manager-config-changed',
    what: 'package-manager configuration',
    globs: [
      '**/.npmrc',
      '**/.yarnrc?(.yml)',
      '**/.yarn/{releases,plugins}/**',
      '**/.pnpmfile.?([cm])js',
      '**/pnpmfile.?([cm])js',
      '**/.corepack.env',
      '**/{.,}bunfig.toml',
      '**/pip.{conf,ini}',
      '**/.pypirc',
      '**/.condarc',
      '**/{uv,poetry}.toml',
      '**/.cargo/config?(.toml)',
      '**/.gemrc',
      '**/.bundle/config',
      '**/nuget.config',
      '**/.mvn/**',
      '**/gradle/wrapper/**',
      '**/{gradlew,mvnw}?(.bat|.cmd)',
    ],
    anyCase: true,
  },
  {
    rule: 'test-runner-config-changed',
    what: 'test-runner configuration',
    globs: [
      '**/{vitest,vitest.*}.config.?([cm])[jt]s',
      '**/vitest.{workspace,projects}.{js,mjs,ts,mts,json}',
      '**/jest{.,.*.,-*.}config.{js,mjs,cjs,ts,mts,cts,json}',
      '**/.mocharc?(.*)',
      '**/test/mocha.opts',
      '**/{playwright,playwright.*,playwright-ct}.config.?([cm])[jt]s',
      '**/cypress.{json,config.?([cm])[jt]s}',
      '**/karma.conf.?([cm])[jt]s',
      '**/ava.config.?([cm])[jt]s',
      '**/{.nycrc,.c8rc,.taprc}?(.*)',
      '**/nyc.config.?([cm])js',
      '**/node.config.json',
      '**/wdio.*conf.?([cm])[jt]s',
      '**/web-test-runner.config.?([cm])[jt]s',
      '**/jasmine.{json,mjs,js}',
      '**/?(.)pytest.{ini,toml}',
      '**/tox.{ini,toml}',
      '**/.coveragerc',
      '**/{sitecustomize,usercustomize}.py',
      // What Python takes for an installed package: its entry points are plugins of test runners.
      '**/*.{egg,dist}-info/**',
      '**/phpunit.xml?(.dist)',
      '**/codeception?(.dist).yml',
      '**/.rspec?(-local)',
      '**/.config/nextest.toml',
      '**/*.runsettings',
      '**/xunit.runner.json',
      '**/junit-platform.properties',
      '**/testng.xml',
    ],
  },
];

const rows = policyRules.map((rule): { rule: PolicyRule; matches: PathMatcher } => ({
  rule,
  matches: globMatcher(rule.globs, { anyCase: rule.anyCase === true }),
}));

/** The first policy rule that covers a path. */
export function policyRuleOf(path: string): PolicyRule | undefined {
  return rows.find((row) => row.matches(path))?.rule;
}
