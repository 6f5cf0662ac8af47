import type { AgentFacts, DoctorFacts } from './facts.ts';
import { type Finding, fine } from './finding.ts';

/** Programs of the agents and what they are given; one that is missing stands among the refusals. */
export function agentFindings({ agents, settings }: DoctorFacts): readonly Finding[] {
  return [...agents.flatMap(one), ...(settings?.unset ?? []).map(unset)];
}

function installed(about: string, version: string, hasNpm: boolean): Finding {
  if (hasNpm) return fine(about, `It is not on this machine; a run installs version ${version} with npm.`);
  return {
    ...{ weight: 'blocks', about, text: 'It is not on this machine, and neither is npm to install it.' },
    paste: { where: 'as a step before this action', lines: ['- uses: actions/setup-node@v6.1.0'] },
  };
}

function unset({ setting, name }: { readonly setting: string; readonly name: string }): Finding {
  return {
    weight: 'warning',
    about: setting,
    text: `${setting} passes ${name} on, which the job does not set, or sets to nothing: is there a secret of that name?`,
    paste: { where: 'in the step of this action', lines: ['env:', `  ${name}: \${{ secrets.${name} }}`] },
  };
}

function one({ setting, type, program, version, tested, installs }: AgentFacts): readonly Finding[] {
  const about = `${setting}: ${type}`;
  if (installs !== undefined) return [installed(about, tested ?? '', installs.hasNpm)];
  if (program === undefined) return [];
  if (tested === undefined) return [{ weight: 'fine', about, text: `Starts ${program}.` }];
  const found = version === undefined ? undefined : /\d+\.\d+\.\d+/.exec(version)?.[0];
  if (found === tested) return [{ weight: 'fine', about, text: `${program}, version ${tested}, which is tested.` }];
  if (found !== undefined) {
    return [
      { weight: 'note', about, text: `${program} is version ${found}; tested is ${tested}. It is used as it is.` },
    ];
  }
  const said = version === undefined || version === '' ? 'nothing' : `"${version}"`;
  return [
    {
      weight: 'warning',
      about,
      text: `${program} --version answered ${said}, no version. Look whether it starts on this machine; tested is ${tested}.`,
    },
  ];
}
