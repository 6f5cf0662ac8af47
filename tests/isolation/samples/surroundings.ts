import type { Sample } from './sample.ts';

const server = `import http.server, os, sys, threading
state = sys.argv[2]
class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        known = os.path.exists(state)
        open(state, 'a').close()
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b'known' if known else b'new')
    def log_message(self, *args):
        pass
one = http.server.HTTPServer(('127.0.0.1', int(sys.argv[1])), Handler)
print(one.server_port, flush=True)
one.serve_forever()
`;

/** A project that needs two services on loopback: one that the user's steps left running, one that its gate starts. */
export const serviceSample: Sample = {
  name: 'service',
  needs: ['python3'],
  files: {
    'server.py': server,
    'ask.py':
      "import sys, urllib.request\nprint(urllib.request.urlopen('http://127.0.0.1:%s/' % sys.argv[1], timeout=10).read().decode())\n",
    'check.sh': `#!/bin/bash
set -e
echo "service of the user: $(/usr/bin/python3 ask.py 45872)"
state=$(mktemp -u)
coproc own { exec /usr/bin/python3 server.py 0 "$state"; }
read -r port <&"\${own[0]}"
echo "service of the gate: $(/usr/bin/python3 ask.py "$port")"
kill "$own_PID"
`,
  },
  prepare: 'mkdir -p ~/.local/state/sample-service',
  service: '/usr/bin/python3 server.py 45872 ~/.local/state/sample-service/known',
  gate: './check.sh',
  chill: 'rm -f ~/.local/state/sample-service/known',
  cold: /service of the user: new/,
  warm: /service of the user: known\nservice of the gate: new/,
};

/** A project that starts a browser from a cache in HOME; without that cache a real one would download it. */
export const browserSample: Sample = {
  name: 'browser',
  needs: ['node'],
  files: {
    'check.mjs': `import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
const folder = join(homedir(), '.cache/ms-playwright/chromium-1');
if (!existsSync(join(folder, 'INSTALLATION_COMPLETE'))) {
  console.log('browser: must be downloaded');
  process.exit(1);
}
mkdirSync(join(homedir(), '.config/chromium'), { recursive: true });
writeFileSync(join(homedir(), '.config/chromium/SingletonLock'), String(process.pid));
console.log('browser: from the cache, ' + execFileSync(join(folder, 'chrome'), ['--version'], { encoding: 'utf8' }));
`,
  },
  home: {
    '.cache/ms-playwright/chromium-1/INSTALLATION_COMPLETE': '',
    '.cache/ms-playwright/chromium-1/chrome':
      '#!/bin/sh\necho "shows pages with $(cat "$(dirname "$0")/resources.pak")"\n',
    '.cache/ms-playwright/chromium-1/resources.pak': 'its resources\n',
  },
  prepare: 'true',
  gate: 'node check.mjs',
  chill: 'mv ~/.cache/ms-playwright ~/.cache/gone',
  cold: /browser: must be downloaded/,
  warm: /browser: from the cache, shows pages with its resources/,
};

/** A project whose checker was installed into HOME by a tool manager, with its rules beside it; it writes there as well. */
export const homeToolSample: Sample = {
  name: 'home-tool',
  needs: [],
  files: { 'src/text.txt': 'fine\n' },
  home: {
    '.sdkman/candidates/sample-lint/bin/sample-lint': `#!/bin/bash
rules=$(dirname "$(dirname "$(realpath "$0")")")/rules
[ -r "$rules" ] || { echo 'lint: rules are missing'; exit 1; }
mkdir -p ~/.cache/sample-lint && touch ~/.cache/sample-lint/lock || exit 1
grep -q -f "$rules" "$1" && echo 'lint: clean'
`,
    '.sdkman/candidates/sample-lint/rules': 'fine\n',
  },
  prepare: 'true',
  gate: '~/.sdkman/candidates/sample-lint/bin/sample-lint src/text.txt',
  chill: 'rm -f ~/.sdkman/candidates/sample-lint/rules',
  cold: /lint: rules are missing/,
  warm: /lint: clean/,
};
