import { appendFileSync } from 'node:fs';

console.log(`asked for ${process.env['INPUT_NODE-VERSION'] || 'nothing'}, found ${process.version}`);
appendFileSync(process.env['GITHUB_OUTPUT'] ?? '', `node-version=${process.version}\ncache-hit=false\n`);
