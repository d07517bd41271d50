import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { workSheetPart } from '#domain/orders/part-names.ts'
import { hashOf } from '#server/kernel/files/hash-of.ts'
import { makeWorkFolder } from '#server/kernel/files/work-folder.ts'
import { isOutage } from '#server/kernel/outage.ts'
import type { PrintableItem } from '#server/orders/index.ts'
import { change, reporter } from './change-print-file.ts'
import { checkAgain } from './check-again.ts'
import type { PrintFilesDeps } from './deps.ts'
import { stripOf } from './header-strip/strip-of.ts'
import { hasPdf } from './pdf/make-pdf.ts'
import { type Rendered, renderPart } from './render-part.ts'

/**
 * The job: draws one part and stores it. Run again after a kill, it starts over and ends with the same file.
 * @throws when something it needs is unavailable; the file waits for the next try
 */
export async function renderPrintFile(deps: PrintFilesDeps, printFileId: string): Promise<void> {
  const row = await change(deps, printFileId, { state: 'rendering', progress: 0 })
  if (!row) return
  const folder = await makeWorkFolder()
  try {
    const item = await deps.orders.itemForPrinting(row.orderItemId)
    if (!item?.design) throw new Error('The order item no longer has a design')
    const target = join(folder, 'part')
    const report = reporter(deps, row)
    const warnings = row.part === workSheetPart ? [] : await checkAgain(deps, item.design)
    const rendered =
      row.part === workSheetPart
        ? await drawWorkSheet(deps, item, target)
        : await renderPart(deps, item.design, {
            id: row.part,
            folder,
            target,
            onProgress(percent) {
              deps.reach('print-file.drawing')
              report(percent)
            },
            stripFor: (part) => stripOf(deps, row, item, part),
          })
    deps.reach('print-file.drawn')
    const storageKey = `print-files/${row.id}.${row.contentType === 'application/pdf' ? 'pdf' : 'png'}`
    await deps.files.write(storageKey, createReadStream(target), { contentType: row.contentType })
    const sha256 = await hashOf(target)
    deps.reach('print-file.stored')
    const pdfState = hasPdf(item.design, row.part) ? 'making' : null
    const finishedAt = deps.clock.now()
    await change(deps, row.id, {
      state: 'ready',
      progress: 100,
      error: null,
      storageKey,
      sha256,
      finishedAt,
      warnings,
      pdfState,
      ...rendered,
    })
  } catch (error) {
    if (isOutage(error)) {
      await change(deps, row.id, { state: 'queued', progress: 0, error: describe(error) })
      throw error
    }
    deps.log.error({ printFileId, error }, 'print file failed')
    await change(deps, row.id, { state: 'failed', error: describe(error), finishedAt: deps.clock.now() })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const describe = (error: unknown): string =>
  error instanceof Error ? error.message : 'The print file could not be made'

/** The PDF library is loaded on first use, not when the shop starts. */
async function drawWorkSheet(deps: PrintFilesDeps, item: PrintableItem, target: string): Promise<Rendered> {
  const { writeWorkSheet } = await import('./work-sheet/write-work-sheet.ts')
  return writeWorkSheet(deps, item, target)
}
