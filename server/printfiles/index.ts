import { printsAtOnce } from '#server/kernel/decoding/limits.ts'
import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { printFilesCalls } from './calls.ts'
import { type PrintFilesDeps, pdfJob, renderJob } from './deps.ts'
import { printFileOperations } from './operations/index.ts'
import { makePdf } from './pdf/make-pdf.ts'
import { printFileWork } from './pending-work.ts'
import { renderPrintFile } from './render-print-file.ts'
import { type FileSurface, withSurfaces } from './with-surfaces.ts'

export type { PdfToDraw, SurfaceToDraw } from './draw-surface.ts'
export type { NewestFile } from './newest-of.ts'
export { type DesignService, DesignServiceError, type ServiceFile } from './port.ts'
export type { PrintFileView } from './present.ts'
export type { Generation } from './start-generation.ts'
export type { FileSurface } from './with-surfaces.ts'

export type PrintFiles = Door<typeof printFilesCalls> & {
  pendingWork: readonly PendingWork[]
  /** Where an outside editor opens designs and its messages come from; null while designs are made in our studio. */
  outsideEditor: { urlOf(designId: string): string; origin: string } | null
  /**
   * Lets `use` see what lies on these files, by their ids, to be drawn anew; what the outside design service made is not
   * among them. For the server itself.
   */
  withSurfaces<Result>(
    fileIds: readonly string[],
    folder: string,
    use: (surfaces: ReadonlyMap<string, FileSurface>) => Promise<Result>,
  ): Promise<Result>
  operations: BoundOperation[]
}

export function createPrintFiles(deps: PrintFilesDeps): PrintFiles {
  const concurrency = printsAtOnce
  deps.jobs.handle(renderJob, ({ printFileId }) => renderPrintFile(deps, printFileId), { concurrency })
  deps.jobs.handle(pdfJob, ({ printFileId }) => makePdf(deps, printFileId), { concurrency })

  return {
    ...createDoor(deps, printFilesCalls),

    pendingWork: printFileWork(deps),
    outsideEditor: deps.designService && {
      urlOf: deps.designService.editorUrl,
      origin: deps.designService.origin,
    },
    withSurfaces: (fileIds, folder, use) => withSurfaces(deps, fileIds, folder, use),

    operations: bindOperations(printFileOperations, deps),
  }
}
