import { useCallback, useMemo, useReducer, useRef, useState } from 'react'
import type { GangSheetSize } from '#domain/gang-sheet.ts'
import { findFindings } from '#domain/studio/findings.ts'
import type { StudioDocument } from '#domain/studio/studio-document.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { Viewing } from './canvas/use-view.ts'
import { useLook } from './look.ts'
import type { StudioValue } from './studio-context.ts'
import { type Change, reduceStudio, startStudio } from './studio-state.ts'
import { useArranging } from './use-arranging.ts'

/** The document with its history, selection and arrangement, as all parts of the studio share them. */
export function useStudioState({
  start,
  sizes,
  warnBelowDpi,
  artworks,
}: {
  start: StudioDocument
  sizes: readonly GangSheetSize[]
  warnBelowDpi: number
  artworks: ReadonlyMap<string, ArtworkView>
}): StudioValue {
  const [state, dispatch] = useReducer(reduceStudio, start, startStudio)
  const { history, selection, arrangement } = state
  const document = history.present
  useArranging(document, dispatch)
  const [isSelectingSeveral, setSelectingSeveral] = useState(false)
  const [look, setLook] = useLook()
  const viewing = useRef<Viewing | null>(null)

  const select = useCallback((ids: readonly string[]) => dispatch({ type: 'select', ids }), [])
  const change = useCallback(
    (next: Change, step?: string) => dispatch({ type: 'change', change: next, step: step ?? null }),
    [],
  )
  const undo = useCallback(() => dispatch({ type: 'undo' }), [])
  const redo = useCallback(() => dispatch({ type: 'redo' }), [])
  const findings = useMemo(() => findFindings(document, warnBelowDpi), [document, warnBelowDpi])
  const canUndo = history.past.length > 0
  const canRedo = history.future.length > 0
  return useMemo(
    () => ({
      document,
      selection,
      select,
      isSelectingSeveral,
      setSelectingSeveral,
      look,
      setLook,
      viewing,
      change,
      undo,
      redo,
      canUndo,
      canRedo,
      arrangement,
      findings,
      artworks,
      sizes,
      warnBelowDpi,
    }),
    [
      document,
      selection,
      select,
      isSelectingSeveral,
      look,
      setLook,
      change,
      undo,
      redo,
      canUndo,
      canRedo,
      arrangement,
      findings,
      artworks,
      sizes,
      warnBelowDpi,
    ],
  )
}
