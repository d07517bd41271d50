import { designDpi, findDesignSize } from '#domain/artwork/ai-design.ts'
import { sharp } from '#server/kernel/pictures/sharp.ts'
import type { AiDesignsDeps } from './deps.ts'
import { composeDesign } from './draw/compose-designs.ts'
import { toPrint } from './draw/rasterise.ts'
import type { RunRow } from './tables.ts'

/** The key of the design's PNG at print resolution; made once. Two at the same time write the same bytes. */
export async function ensurePrint(
  { files }: Pick<AiDesignsDeps, 'files'>,
  run: RunRow,
  index: number,
): Promise<string> {
  const key = printKey(run.id, index)
  if (await files.exists(key)) return key
  const sourceKey = run.designs[index]?.sourceKey ?? null
  const png =
    sourceKey === null
      ? await toPrint(composeDesign({ ...run, size: findDesignSize(run.sizeId) }, index))
      : await files.withLocalFile(sourceKey, (path) => enlarge(path, run))
  await files.write(key, png, { contentType: 'image/png' })
  return key
}

export const printKey = (runId: string, index: number): string => `ai-designs/${runId}/${index}-print.png`

/** A model's picture as large as the film of that size takes it, at 300 dpi. */
function enlarge(path: string, { sizeId }: RunRow): Promise<Buffer> {
  const { width, height } = findDesignSize(sizeId)
  return sharp(path)
    .resize({ width: width * designDpi, height: height * designDpi, fit: 'inside', kernel: 'lanczos3' })
    .png({ compressionLevel: 6 })
    .withMetadata({ density: designDpi })
    .toBuffer()
}
