import { createHash } from 'node:crypto';
import type { ArtifactService, Told } from './service.ts';

/** Endings of an artifact's names: while one takes the bytes the newest of the others still holds what was saved before. */
const SLOTS = ['a', 'b', 'c'] as const;

/** The names that an artifact may have, newest unknown. */
export function slotsOf(name: string): readonly string[] {
  return SLOTS.map((slot) => `${name}-${slot}`);
}

/** An artifact of this workflow run. */
interface Listed {
  readonly name: string;
  readonly id: number;
  readonly ids: Readonly<Record<string, unknown>>;
}

/**
 * Stores an archive among the artifacts of this workflow run. An artifact cannot be changed, so each time another of its names is
 * taken, never the newest: a kill in the middle loses nothing.
 */
export async function uploadArtifact(service: ArtifactService, name: string, zip: Buffer): Promise<Told<undefined>> {
  const listed = await service.call('ListArtifacts', {});
  if (!listed.ok) return listed;
  const slots = slotsOf(name);
  const there = listedIn(listed.data).filter((each) => slots.includes(each.name));
  const [newest] = there.toSorted((a, b) => b.id - a.id);
  let told: Told<undefined> = { ok: false, status: undefined, why: 'all of its names are taken', passing: true };
  for (const slot of slots.filter((each) => each !== newest?.name)) {
    told = await replace(service, { name: slot, zip, old: there.find((each) => each.name === slot) });
    // A name that a broken upload holds is not to be had again.
    if (told.ok || told.status !== 409) break;
  }
  return told;
}

interface Replacing {
  readonly name: string;
  readonly zip: Buffer;
  readonly old: Listed | undefined;
}

async function replace(service: ArtifactService, { name, zip, old }: Replacing): Promise<Told<undefined>> {
  if (old !== undefined) await service.call('DeleteArtifact', { ...old.ids, name });
  const created = await service.call('CreateArtifact', { name, version: 4 });
  if (!created.ok) return created;
  const url = fieldOf(created.data, 'signed_upload_url');
  const stored = await service.put(typeof url === 'string' ? url : '', zip);
  if (!stored.ok) return stored;
  const hash = `sha256:${createHash('sha256').update(zip).digest('hex')}`;
  const finished = await service.call('FinalizeArtifact', { name, size: String(zip.length), hash });
  if (!finished.ok) return finished;
  if (finished.data['ok'] === true) return { ok: true, data: undefined };
  return { ok: false, status: undefined, why: 'it did not take the artifact', passing: true };
}

function listedIn(data: Readonly<Record<string, unknown>>): readonly Listed[] {
  const { artifacts } = data;
  if (!Array.isArray(artifacts)) return [];
  return artifacts.flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null) return [];
    const name = fieldOf(each, 'name');
    const of = (field: string): unknown => fieldOf(each, field);
    const ids = {
      workflow_run_backend_id: of('workflow_run_backend_id'),
      workflow_job_run_backend_id: of('workflow_job_run_backend_id'),
    };
    return typeof name === 'string' ? [{ name, id: Number(of('database_id')), ids }] : [];
  });
}

/** The service speaks JSON of protocol buffers, which spells a field in either of two ways. */
function fieldOf(from: object, name: string): unknown {
  const camel = name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const fields = from as Readonly<Record<string, unknown>>;
  return fields[name] ?? fields[camel];
}
