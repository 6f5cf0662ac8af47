import { pointerTo } from '../git-lfs.ts';
import type { Canaries } from './canaries.ts';

type Files = Record<string, string>;

/** Credentials, caches and start files in the HOME of an ordinary user. */
export function homeFiles({ ssh, cloud, registry, gitLogin }: Canaries): Files {
  return {
    '.ssh/id_ed25519': `-----BEGIN OPENSSH PRIVATE KEY-----\n${ssh}\n`,
    '.gnupg/private-keys-v1.d/key.key': `${ssh}\n`,
    '.aws/credentials': `[default]\naws_secret_access_key = ${cloud}\n`,
    '.azure/accessTokens.json': `{"token":"${cloud}"}\n`,
    '.config/gcloud/credentials.db': `${cloud}\n`,
    '.kube/config': `users: [{user: {token: ${cloud}}}]\n`,
    '.npmrc': `//registry.example.invalid/:_authToken=${registry}\n`,
    '.docker/config.json': `{"auths":{"registry.example.invalid":{"auth":"${registry}"}}}\n`,
    '.pypirc': `[pypi]\npassword = ${registry}\n`,
    '.config/pip/pip.conf': `[global]\nindex-url = https://user:${registry}@index.example.invalid/simple\n`,
    '.bundle/config': `BUNDLE_GEMS__EXAMPLE__INVALID: "user:${registry}"\n`,
    '.cargo/credentials.toml': `[registry]\ntoken = "${registry}"\n`,
    '.m2/settings.xml': `<settings><servers><server><password>${registry}</password></server></servers></settings>\n`,
    '.netrc': `machine github.example.invalid login user password ${gitLogin}\n`,
    '.git-credentials': `https://user:${gitLogin}@github.example.invalid\n`,
    '.config/gh/hosts.yml': `github.com: {oauth_token: ${gitLogin}}\n`,
    '.bashrc': '# start file of the user\n',
    '.gitconfig': '[user]\n\tname = User\n',
    '.cargo/bin/cargo-sample': '#!/bin/sh\necho the tool of the user\n',
    '.npm/_cacache/index': 'cache of the user\n',
    '.m2/repository/sample/sample.jar': 'library of the user\n',
  };
}

/** What a runner has around a step: its registration, the action, the command files, the event; and the controller's files. */
export function runnerFiles(canaries: Canaries): Files {
  const work = 'runner/_work';
  const temp = `${work}/_temp`;
  return {
    'runner/.credentials': `{"scheme":"OAuth","data":{"clientSecret":"${canaries.runnerCredentials}"}}\n`,
    'runner/.runner': '{"agentName":"sample"}\n',
    [`${work}/_actions/ralph-action/dist/main/index.js`]: '// the action\n',
    [`${temp}/_runner_file_commands/set_output_0001`]: '',
    [`${temp}/_runner_file_commands/set_env_0001`]: '',
    [`${temp}/_runner_file_commands/add_path_0001`]: '',
    [`${temp}/_runner_file_commands/step_summary_0001`]: '',
    [`${temp}/_github_workflow/event.json`]: `{"comment":{"body":"${canaries.event}"}}\n`,
    [`${temp}/git-credentials-0001.config`]: `[http "https://github.com/"]\n\textraheader = AUTHORIZATION: basic ${Buffer.from(
      `x-access-token:${canaries.checkoutNew}`,
    ).toString('base64')}\n`,
    [`${temp}/ralph/journal.jsonl`]: `{"type":"intent","note":"${canaries.journal}"}\n`,
    [`${temp}/ralph/controller.git/config`]: `[core]\n\tbare = true\n# ${canaries.journal}\n`,
    [`${work}/_tool/bin/sample-tool`]: '#!/bin/sh\necho the tool of the machine\n',
    'bait/keep.txt': 'bait\n',
    'bait/app.txt': 'bait\n',
  };
}

/** A small project, and the ignored files that the user's own steps made in it. */
export function workspaceFiles(): Files {
  return {
    '.gitignore': 'node_modules/\n',
    '.gitattributes': '*.bin filter=lfs -text\n',
    'assets/big.bin': pointerTo(bigText),
    'src/app.txt': 'text of the project\n',
    'sub/keep.txt': 'kept\n',
    'node_modules/.bin/sample-shim': '#!/bin/sh\necho the shim of the user\n',
    'node_modules/sample/index.js': 'module.exports = 1;\n',
  };
}

/** What its submodule `vendor/lib` holds. */
export const libraryFiles: Files = { 'lib.txt': 'text of the library\n', 'deep/in.txt': 'deep\n' };

/** What Git LFS keeps of `assets/big.bin`. */
export const bigText = 'text that Git LFS keeps\n';
