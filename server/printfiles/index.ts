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
  /**
   * URL at which an outside editor opens designs, and the origin of its messages; null while designs are made in our
   * studio.
   */
  outsideEditor: { urlOf(designId: string): string; origin: string } | null
  /**
   * Passes `use` the contents of these files, by id, to be drawn again; excludes files made by the outside design
   * service. Internal to the server.
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
