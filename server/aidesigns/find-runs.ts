import { and, desc, eq } from 'drizzle-orm'
import { findDesignSize } from '#domain/artwork/ai-design.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Database } from '#server/kernel/database.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import { isOwn } from '#server/kernel/ownership.ts'
import type { AiDesignsDeps } from './deps.ts'
import { ensurePrint } from './make-print.ts'
import type { RunView } from './operations/run-shape.ts'
import { toRunView } from './present.ts'
import { aiDesignRuns, type RunRow } from './tables.ts'

const historyLength = 8

/** The actor's own runs, newest first. */
export async function listRuns({ database }: { database: Database }, actor: Actor): Promise<RunView[]> {
  const rows = await database.orm
    .select()
    .from(aiDesignRuns)
    .where(isOwn(actor, aiDesignRuns))
    .orderBy(desc(aiDesignRuns.createdAt), desc(aiDesignRuns.id))
    .limit(historyLength)
  return rows.map(toRunView)
}

/** A finished run of the actor's own with the requested design; null for everything else. */
export async function findDesign(
  database: Database,
  actor: Actor,
  runId: string,
  index: number,
): Promise<{ run: RunRow; design: RunRow['designs'][number] } | null> {
  if (!isUuid(runId)) return null
  const [run] = await database.orm
    .select()
    .from(aiDesignRuns)
    .where(and(eq(aiDesignRuns.id, runId), eq(aiDesignRuns.state, 'ready'), isOwn(actor, aiDesignRuns)))
  const design = run?.designs[index]
  return run && design ? { run, design } : null
}

export const pictureKinds = ['preview', 'print'] as const
export type DesignPictureKind = (typeof pictureKinds)[number]

/** Opens an image of a design; the print is made when first requested. */
export async function readDesign(
  deps: AiDesignsDeps,
  actor: Actor,
  runId: string,
  index: number,
  kind: DesignPictureKind,
): Promise<StoredFile | null> {
  const found = await findDesign(deps.database, actor, runId, index)
  if (!found) return null
  const { run, design } = found
  const key = kind === 'preview' ? design.previewKey : await ensurePrint(deps, run, index)
  return {
    open: () => deps.files.read(key),
    contentType: kind === 'preview' ? 'image/webp' : 'image/png',
    byteSize: await deps.files.size(key),
    tag: `${run.id}-${index}-${kind}`,
    fileName: kind === 'preview' ? `design-${index + 1}.webp` : printName(run, index),
    isFinal: true,
  }
}

/** The file name on the shopper's disk and in the studio. */
export function printName({ prompt, style, sizeId }: RunRow, index: number): string {
  const words = prompt
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
  const { width, height } = findDesignSize(sizeId)
  return `${words || 'design'}-${style.toLowerCase().replace(' ', '-')}-${index + 1}-${width}x${height}in.png`
}
