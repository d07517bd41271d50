import { useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import { findFindings } from '#domain/studio/findings.ts'
import type { StudioDocument } from '#domain/studio/studio-document.ts'
import type { StudioSettings } from '#domain/studio/studio-settings.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import { useLook } from '../editor/look.ts'
import type { HistoryAct } from '../editor/tell-change.ts'
import type { Viewing } from './canvas/use-view.ts'
import { sayIn } from './say-in.ts'
import type { StudioActions, StudioFrame, StudioValue } from './studio-context.ts'
import { type Change, reduceStudio, startStudio } from './studio-state.ts'
import { useTyping } from './type/use-typing.ts'
import { type ShowPlacements, useArranging } from './use-arranging.ts'
import { useLatest } from './use-latest.ts'
import { useMeasured } from './use-measured.ts'
import { useParts } from './use-parts.ts'
import { useWork } from './work/use-work.ts'

/** The document with its history, selection and arrangement, as all parts of the studio share them. */
export function useStudioState({
  start,
  sizes,
  shop,
  artworks,
  learnArtwork,
}: {
  start: StudioDocument
  sizes: readonly GangSheetSize[]
  shop: StudioSettings
  artworks: ReadonlyMap<string, ArtworkView>
  learnArtwork: (artwork: ArtworkView) => void
}): StudioValue {
  const [state, dispatch] = useReducer(reduceStudio, start, startStudio)
  const { history, selection, arrangement } = state
  const document = history.present
  const showPlacements = useRef<ShowPlacements | null>(null)
  const [isSelectingSeveral, setSelectingSeveral] = useState(false)
  const [checkedItem, setCheckedItem] = useState<string | null>(null)
  const [croppedItem, setCroppedItem] = useState<string | null>(null)
  const [look, setLook] = useLook()
  const viewing = useRef<Viewing | null>(null)
  const frame = useRef<StudioFrame | null>(null)

  const select = useCallback((ids: readonly string[]) => dispatch({ type: 'select', ids }), [])
  const change = useCallback(
    (next: Change, step?: string) => dispatch({ type: 'change', change: next, step: step ?? null }),
    [],
  )
  const voice = useRef<HTMLParagraphElement | null>(null)
  const say = useCallback((words: string) => sayIn(voice.current, words), [])
  const acted = useRef<HistoryAct | null>(null)
  const undo = useCallback(() => {
    acted.current = 'Undone'
    dispatch({ type: 'undo' })
  }, [])
  const redo = useCallback(() => {
    acted.current = 'Redone'
    dispatch({ type: 'redo' })
  }, [])
  const { warnBelowDpi } = shop
  const { measured: wholes, outlines } = useMeasured(artworks)
  const parts = useParts(document.items)
  const measured = useMemo(() => new Map([...wholes, ...parts]), [wholes, parts])
  const knownOutlines = useLatest(outlines)
  const settle = useArranging(state, dispatch, showPlacements, knownOutlines)
  const findings = useMemo(
    () => findFindings(document, { warnBelowDpi, rules: shop.checkRules, measured, outlines }),
    [document, warnBelowDpi, shop.checkRules, measured, outlines],
  )
  const work = useWork(change, sizes, knownOutlines, useLatest(document))
  const typing = useTyping()
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
      showPlacements,
      settle,
      change,
      undo,
      redo,
      canUndo,
      canRedo,
      arrangement,
      work,
      typing,
      checkedItem,
      setCheckedItem,
      croppedItem,
      setCroppedItem,
      frame,
      say,
      voice,
      acted,
      learnArtwork,
      findings,
      artworks,
      sizes,
      shop,
      warnBelowDpi,
      measured,
      outlines,
    }),
    [
      document,
      selection,
      select,
      isSelectingSeveral,
      look,
      setLook,
      settle,
      change,
      undo,
      redo,
      canUndo,
      canRedo,
      arrangement,
      work,
      typing,
      checkedItem,
      croppedItem,
      say,
      learnArtwork,
      findings,
      artworks,
      sizes,
      shop,
      warnBelowDpi,
      measured,
      outlines,
    ],
  )
}

export function useStudioActionsOf({ document, select, change, warnBelowDpi }: StudioValue): StudioActions {
  const latest = useRef(document)
  useLayoutEffect(() => {
    latest.current = document
  })
  const read = useCallback(() => latest.current, [])
  return useMemo(() => ({ select, change, warnBelowDpi, read }), [select, change, warnBelowDpi, read])
}
