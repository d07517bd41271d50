import { findDesignSize } from '#domain/artwork/ai-design.ts'
import type { AiDesignsDeps } from './deps.ts'
import { drawPrintApart, enlargeApart } from './draw-apart.ts'
import type { RunRow } from './tables.ts'

/** The key of the design's PNG at print resolution; made once. Concurrent calls write the same bytes. */
export async function ensurePrint(
  { files }: Pick<AiDesignsDeps, 'files'>,
  run: RunRow,
  index: number,
): Promise<string> {
  const key = printKey(run.id, index)
  if (await files.exists(key)) return key
  const { prompt, style, sizeId, seed } = run
  const sourceKey = run.designs[index]?.sourceKey ?? null
  const png =
    sourceKey === null
      ? await drawPrintApart({ wish: { prompt, style, size: findDesignSize(sizeId), seed }, index })
      : await files.withLocalFile(sourceKey, (path) => enlargeApart(path, sizeId))
  await files.write(key, png, { contentType: 'image/png' })
  return key
}

export const printKey = (runId: string, index: number): string => `ai-designs/${runId}/${index}-print.png`
