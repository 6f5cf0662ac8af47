import type { AgentFacts, DoctorFacts } from './facts.ts';
import type { Finding } from './finding.ts';

/** Programs of the agents and what they are given; one that is missing stands among the refusals. */
export function agentFindings({ agents, settings }: DoctorFacts): readonly Finding[] {
  return [...agents.flatMap(one), ...(settings?.unset ?? []).map(unset)];
}

function unset({ setting, name }: { readonly setting: string; readonly name: string }): Finding {
  return {
    weight: 'warning',
    about: setting,
    text: `${setting} passes ${name} on, which the job does not set, or sets to nothing: is there a secret of that name?`,
    paste: { where: 'in the step of this action', lines: ['env:', `  ${name}: \${{ secrets.${name} }}`] },
  };
}

function one({ setting, type, program, version, tested }: AgentFacts): readonly Finding[] {
  if (program === undefined) return [];
  const about = `${setting}: ${type}`;
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
