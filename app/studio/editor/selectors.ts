import { isOffSheet, sheetAt, sheetsOf, sizesOfFilm } from '#domain/artwork/cut-sheets.ts'
import { findClashes } from '#domain/checks/find-clashes.ts'
import { unansweredWarnings } from '#domain/studio/accept-warnings.ts'
import { cheaperSheets } from '#domain/studio/choose-size.ts'
import { findFindings } from '#domain/studio/findings.ts'
import { filmNeeded, filmOfSheets, missingCopies } from '#domain/studio/studio-document.ts'
import type { UploadEntry } from '../browser/upload-queue.ts'
import type { EditorState } from './editor.ts'
import { nameCopies } from './name-copies.ts'
import { derive } from './store.ts'
import { shownGuides } from './tools/guide.ts'
import { showMoving } from './tools/moving.ts'

/** Selectors of the editor's state. Expensive ones are computed once for all readers. */

export const canUndo = ({ history }: EditorState): boolean => history.past.length > 0
export const canRedo = ({ history }: EditorState): boolean => history.future.length > 0

export const findingsOf = derive(
  ({ document, shop, measured, outlines }: EditorState) => [document, shop, measured, outlines],
  (document, { warnBelowDpi, checkRules: rules }, measured, outlines) =>
    findFindings(document, { warnBelowDpi, rules, measured, outlines }),
)

export const isBlocked = (state: EditorState): boolean =>
  findingsOf(state).some(({ isBlocking }) => isBlocking)

/** Warnings not yet answered. */
export const warningsOf = derive(
  (state: EditorState) => [state.document, findingsOf(state)],
  unansweredWarnings,
)

export const missingOf = derive(({ document }: EditorState) => [document], missingCopies)

/** Mm of film. */
export const filmOf = derive(({ document }: EditorState) => [document], filmNeeded)

/** How much of each sheet is used. */
export const filmBySheet = derive(({ document }: EditorState) => [document], filmOfSheets)

/** The sheet in the middle of the canvas. */
export const sheetInSight = ({ document, view, canvas }: EditorState): number =>
  sheetAt(sheetsOf(document.sheet), (canvas.height / 2 - view.y) / view.scale).number

/** Null if the shop no longer sells one of them. */
export const chosenSheets = derive(({ document, sizes }: EditorState) => [document.sheet, sizes], sizesOfFilm)

export const selectedOf = derive(
  ({ document, selection }: EditorState) => [document.placements, selection],
  (placements, selection) => placements.filter(({ id }) => selection.includes(id)),
)

/** Ids of the items with a selected copy. */
export const selectedItemsOf = derive(
  (state: EditorState) => [selectedOf(state)],
  (selected) => new Set(selected.map(({ itemId }) => itemId)),
)

export const copyNames = derive(
  ({ document: { items, placements } }: EditorState) => [items, placements],
  (items, placements) => nameCopies({ items, placements }),
)

/** The copies as they are shown while some of them are dragged. */
export const shownPlacements = derive(
  ({ document, tool }: EditorState) => [document.placements, tool.moving],
  showMoving,
)

/** Ids of the copies that overlap or leave the sheet. */
export const wrongOf = derive(
  (state: EditorState) => [shownPlacements(state), state.document.sheet, state.outlines],
  (placements, sheet, outlines) => {
    const off = placements.filter((placement) => isOffSheet(placement, sheet)).map(({ id }) => id)
    return new Set([...findClashes(placements, sheet, outlines).overlapping, ...off])
  },
)

/** The same based on the findings, while nothing is being moved. */
export const misplacedOf = derive(
  (state: EditorState) => [findingsOf(state)],
  (findings) =>
    new Set(
      findings
        .filter(({ kind }) => kind === 'overlap' || kind === 'off_sheet')
        .flatMap(({ placementIds }) => placementIds),
    ),
)

export const guidesShown = derive(({ document, tool }: EditorState) => [document, tool.guide], shownGuides)

/** Cheaper sheets on which everything fits; null if there are none, or while the layout is running. */
export const smallerSheets = derive(
  ({ document, sizes, arrangement }: EditorState) => [document, sizes, arrangement.isRunning],
  (document, sizes, isRunning) =>
    !document.isArranged || isRunning || missingCopies(document).size > 0
      ? null
      : cheaperSheets(sizes, document),
)

/** How many files are still on their way to the sheet. */
export const countComing = ({ uploads, awaiting, artworks }: EditorState): number =>
  uploads.filter(isOnItsWay).length + awaiting.filter((id) => artworks.get(id)?.state !== 'rejected').length

/** Names of the files that will not reach the sheet on their own: refused, stopped, or waiting for an answer. */
export const leftOutOf = derive(
  ({ uploads, awaiting, artworks }: EditorState) => [uploads, awaiting, artworks],
  (uploads, awaiting, artworks) => [
    ...uploads.filter((one) => !isOnItsWay(one)).map(({ fileName }) => fileName),
    ...awaiting.flatMap((id) => {
      const artwork = artworks.get(id)
      return artwork?.state === 'rejected' ? artwork.fileName : []
    }),
  ],
)

/** Something would be lost if the page were closed now. */
export const isUnsaved = ({ uploads, keptHere, account }: EditorState): boolean =>
  uploads.some(isOnItsWay) || (keptHere === 'refused' && account !== 'kept')

const isOnItsWay = ({ state }: UploadEntry): boolean =>
  state === 'waiting' || state === 'sending' || state === 'offline'
