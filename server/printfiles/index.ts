import { desc, inArray, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Actor, SystemActor } from '#server/kernel/actor.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { downloadFiles } from './archive/download-files.ts'
import type { FileChoice } from './archive/find-files.ts'
import { checkGeneration } from './check-generation.ts'
import { type PrintFilesDeps, pdfJob, renderJob } from './deps.ts'
import { downloadPdf, downloadPrintFile } from './download-print-file.ts'
import { drawSurface, drawSurfacePdf, finish, type PdfToDraw, type SurfaceToDraw } from './draw-surface.ts'
import { filmOf } from './film-of.ts'
import type { PictureToFinish } from './finish-picture.ts'
import { downloadManifest } from './manifest.ts'
import { hasReady, type NewestFile, newestOf, supersededOf } from './newest-of.ts'
import { printFileOperations } from './operations/index.ts'
import { makePdf } from './pdf/make-pdf.ts'
import { printFileWork } from './pending-work.ts'
import { type PrintFileView, toView } from './present.ts'
import { renderPrintFile } from './render-print-file.ts'
import {
  type PrintSettings,
  type RequestOutcome,
  requestPrintFile,
  requestWithin,
} from './request-print-file.ts'
import { type Generation, startGeneration } from './start-generation.ts'
import { supersedePrintFiles } from './supersede-print-files.ts'
import { printFiles } from './tables.ts'
import { type FileSurface, withSurfaces } from './with-surfaces.ts'

export type { PdfToDraw, SurfaceToDraw } from './draw-surface.ts'
export type { NewestFile } from './newest-of.ts'
export { type DesignService, DesignServiceError, type ServiceFile } from './port.ts'
export type { PrintFileView } from './present.ts'
export type { Generation } from './start-generation.ts'
export type { FileSurface } from './with-surfaces.ts'

export type PrintFiles = {
  pendingWork: readonly PendingWork[]
  request(actor: Actor | SystemActor, orderItemId: string): Promise<RequestOutcome>
  /** The same in the transaction of what makes it necessary. For the server itself. */
  requestWithin(
    transaction: Transaction,
    actor: Actor,
    wanted: { orderItemId: string; settings: PrintSettings },
  ): Promise<RequestOutcome>
  /** Starts by the outside design service where one is set, else like `request`; a file may come at once. */
  start(actor: Actor, orderItemId: string): Promise<Generation>
  /** The ready check; takes the outside service's file when it is ready. */
  check(actor: Actor, orderItemId: string): Promise<Generation>
  /** Where an outside editor opens designs and its messages come from; null while designs are made in our studio. */
  outsideEditor: { urlOf(designId: string): string; origin: string } | null
  /** The item's design has changed: none of its files may be printed any more. In the transaction of that change. */
  supersede(transaction: Transaction, orderItemId: string): Promise<void>
  /** Inches of film that one copy of an item takes; null while it has no file. For the server itself. */
  filmOf(executor: Executor, orderItemId: string): Promise<number | null>
  /** Of each part of these items the file that was asked for last, where it may still be printed. For the server itself. */
  newestOf(executor: Executor, orderItemIds: readonly string[]): Promise<NewestFile[]>
  /** Which of these files may not be printed any more, as their design was changed. For the server itself. */
  supersededOf(executor: Executor, printFileIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Of an item and a part in the caller’s statement: whether there is a file that can be printed. */
  hasReady(item: SQLWrapper, part: SQLWrapper): SQL
  /** Draws a surface of files that lie here, with a header strip above it, at its resolution. For the server itself. */
  drawSurface(work: SurfaceToDraw): Promise<{ width: number; height: number; byteSize: number }>
  /** What was drawn so, mirrored or in a printer's colors. For the server itself. */
  finishPicture(picture: PictureToFinish): Promise<{ byteSize: number }>
  /** The same surface as PDF, vectors kept, with what a RIP is told beside it. For the server itself. */
  drawSurfacePdf(work: PdfToDraw): Promise<{ byteSize: number }>
  /**
   * Lets `use` see what lies on these files, by their ids, to be drawn anew; what the outside design service made is not
   * among them. For the server itself.
   */
  withSurfaces<Result>(
    fileIds: readonly string[],
    folder: string,
    use: (surfaces: ReadonlyMap<string, FileSurface>) => Promise<Result>,
  ): Promise<Result>
  /** Newest first, of the given items. */
  listForItems(actor: Actor, orderItemIds: string[]): Promise<PrintFileView[]>
  /** Null for a file that is not ready. */
  download(actor: Actor, printFileId: string): Promise<StoredFile | null>
  /** The same part as PDF; null while there is none. */
  downloadPdf(actor: Actor, printFileId: string): Promise<StoredFile | null>
  /** What lies on it as JSON or CSV; null for what our own renderer did not draw. */
  downloadManifest(actor: Actor, printFileId: string, kind: 'manifest' | 'csv'): Promise<StoredFile | null>
  /**
   * The newest ready file of each part of these orders and items in one zip, named by the shop’s pattern; null where
   * there is none, or more than a zip holds.
   */
  downloadAll(actor: Actor, choice: FileChoice): Promise<StoredFile | null>
  operations: BoundOperation[]
}

export function createPrintFiles(deps: PrintFilesDeps): PrintFiles {
  const { database } = deps
  deps.jobs.handle(renderJob, ({ printFileId }) => renderPrintFile(deps, printFileId))
  deps.jobs.handle(pdfJob, ({ printFileId }) => makePdf(deps, printFileId))

  return {
    pendingWork: printFileWork(deps),
    request: (actor, orderItemId) => requestPrintFile(deps, actor, orderItemId),
    requestWithin: (transaction, actor, wanted) => requestWithin(deps, transaction, actor, wanted),
    start: (actor, orderItemId) => startGeneration(deps, actor, orderItemId),
    check: (actor, orderItemId) => checkGeneration(deps, actor, orderItemId),
    outsideEditor: deps.designService && {
      urlOf: deps.designService.editorUrl,
      origin: deps.designService.origin,
    },
    supersede: (transaction, orderItemId) => supersedePrintFiles(deps, transaction, orderItemId),

    filmOf,
    newestOf,
    supersededOf,
    hasReady,
    drawSurface,
    drawSurfacePdf,
    finishPicture: finish,
    withSurfaces: (fileIds, folder, use) => withSurfaces(deps, fileIds, folder, use),

    async listForItems(_actor, orderItemIds) {
      if (orderItemIds.length === 0) return []
      const rows = await database.orm
        .select()
        .from(printFiles)
        .where(inArray(printFiles.orderItemId, orderItemIds))
        .orderBy(desc(printFiles.createdAt))
      return rows.map(toView)
    },

    download: (_actor, printFileId) => downloadPrintFile(deps, printFileId),
    downloadPdf: (_actor, printFileId) => downloadPdf(deps, printFileId),
    downloadManifest: (_actor, printFileId, kind) => downloadManifest(deps, printFileId, kind),
    downloadAll: (_actor, choice) => downloadFiles(deps, choice),
    operations: bindOperations(printFileOperations, deps),
  }
}
