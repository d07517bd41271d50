import { type DragEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { fetchDialogs } from '#app/ui/dialogs/fetch-dialogs.ts'
import { Tabs } from '#app/ui/tabs.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import { acceptWarnings, unansweredWarnings } from '#domain/studio/accept-warnings.ts'
import type { StudioDocument } from '#domain/studio/studio-document.ts'
import type { StudioSettings } from '#domain/studio/studio-settings.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { Draft } from '../browser/draft.ts'
import type { UploadEntry } from '../browser/upload-queue.ts'
import { Announcer } from './announcer.tsx'
import { SheetCanvas } from './canvas/sheet-canvas.tsx'
import { ArtworkCheckDialog } from './checks/artwork-check-dialog.tsx'
import { CommandList } from './commands/command-list.tsx'
import { CropDialog } from './crop/crop-dialog.tsx'
import { KeepingLine } from './keeping/keeping-line.tsx'
import { useIsOnline } from './keeping/use-is-online.ts'
import { type AccountPlace, useKeeping } from './keeping/use-keeping.ts'
import { useLeaveGuard } from './keeping/use-leave-guard.ts'
import { VersionsDialog } from './keeping/versions-dialog.tsx'
import { LibraryDialog } from './library/library-dialog.tsx'
import { NotReadyDialog } from './not-ready-dialog.tsx'
import { ArtworkPanel } from './panels/artwork-panel.tsx'
import { LayersList } from './panels/layers-list.tsx'
import { SelectionInspector } from './panels/selection-inspector.tsx'
import { SheetInspector } from './panels/sheet-inspector.tsx'
import { type PanelName, PhoneSheet } from './phone-sheet.tsx'
import { StatusBar } from './status-bar.tsx'
import { StudioActionsContext, StudioContext } from './studio-context.ts'
import { TopBar } from './top-bar.tsx'
import { RosterDialog } from './type/roster-dialog.tsx'
import { TextDialog } from './type/text-dialog.tsx'
import { useArtworks } from './use-artworks.ts'
import { useClipboard } from './use-clipboard.ts'
import { useIncoming } from './use-incoming.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useLostArtworks } from './use-lost-artworks.ts'
import { useIsWide } from './use-media.ts'
import { useRestoredNotice } from './use-restored-notice.ts'
import { studioPart, useShortcuts } from './use-shortcuts.ts'
import { useStudioActionsOf, useStudioState } from './use-studio-state.ts'
import { useUploads } from './use-uploads.ts'
import { CheapestDialog } from './work/cheapest-dialog.tsx'

export type StudioProps = {
  sizes: readonly GangSheetSize[]
  shop: StudioSettings
  /** What is worked on at first; read once. */
  start: Draft
  /** Where the browser keeps the work. */
  draftKey: string
  doneLabel: string
  /** Where the account keeps the work; null or left out when it does not. */
  account?: AccountPlace | null
  /** Artworks of the work that are not among one's own uploads: staff change a customer's sheet. */
  artworks?: readonly ArtworkView[]
  /** One's own uploads, where they were just read; they are asked for without. */
  own?: readonly ArtworkView[]
  /** Says that the work is what was kept of an earlier visit. */
  isRestored?: boolean
  /** False when it could not be saved; the studio then stays open, and the draft is kept. */
  onSave: (document: StudioDocument) => Promise<boolean>
  /** The design is saved and the draft forgotten. */
  onSaved: () => void
  onClose: () => void
}

/** The gang sheet studio: artwork on the left, the sheet, what is selected on the right. Fills its box. */
export function Studio(props: StudioProps) {
  const { sizes, shop, start, draftKey, onSave, onSaved } = props
  const artworks = useArtworks(props.artworks, props.own)
  const studio = useStudioState({
    start: start.document,
    sizes,
    shop,
    artworks: artworks.all,
    learnArtwork: artworks.learn,
  })
  const actions = useStudioActionsOf(studio)
  const incoming = useIncoming(start.awaiting, artworks, studio.change)
  const { uploads, queue } = useUploads(incoming.expect)
  const { document: present, look } = studio
  const { awaiting, expect } = incoming
  const draft = useMemo(() => ({ document: present, awaiting, look }), [present, awaiting, look])
  const keeping = useKeeping({
    ...{ draftKey, draft, account: props.account ?? null },
    onTheirs({ document, awaiting: theirAwaiting }) {
      studio.change(() => document)
      for (const id of theirAwaiting) expect(id)
    },
  })
  const [isLater, setLater] = useState(false)
  const isOnline = useIsOnline()
  const isSending = uploads.some(isOnItsWay)
  useLeaveGuard(isSending || (keeping.browser === 'refused' && keeping.account !== 'kept'))
  useLostArtworks(studio, artworks)
  useRestoredNotice(props.isRestored ?? false, studio)
  useEffect(fetchDialogs, [])
  const [openPanel, setOpenPanel] = useState<PanelName | null>(null)
  const [isNotReady, setNotReady] = useState(false)
  const [isSaving, setSaving] = useState(false)
  /** What is typed into the list of commands; null while it is closed. */
  const [listed, setListed] = useState<string | null>(null)
  const openList = (): void => setListed((words) => words ?? '')
  const [isPicking, setPicking] = useState(false)
  const isWide = useIsWide()

  const done = async (isAccepting = false): Promise<void> => {
    const { findings } = studio
    const document = isAccepting ? acceptWarnings(studio.document, findings) : studio.document
    if (document.placements.length === 0 && findings.length === 0)
      return notify.error('No design selected', 'Add artwork to the sheet first.')
    if (isUploading(uploads, incoming.awaiting, artworks.all))
      return notify.error(
        'Artwork is still on its way',
        'Wait until it is on the sheet, or cancel its upload.',
      )
    const isReady =
      !findings.some(({ isBlocking }) => isBlocking) && unansweredWarnings(document, findings).length === 0
    if (!isReady) return setNotReady(true)
    setNotReady(false)
    if (isAccepting) studio.change(() => document)
    setSaving(true)
    const isSaved = await onSave(document)
    setSaving(false)
    if (!isSaved) return
    keeping.stop()
    onSaved()
  }
  const panels: Record<PanelName, ReactNode> = {
    artwork: <ArtworkPanel {...{ uploads, queue, incoming, artworks }} />,
    layers: <LayersList />,
    inspect: studio.selection.length > 0 ? <SelectionInspector /> : <SheetInspector />,
  }
  const showFindings = (): void => {
    studio.select([])
    setOpenPanel('inspect')
    // Once the panel shows them.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-findings]')?.focus())
  }
  useEffect(() => {
    studio.frame.current = {
      addFiles: (files) => queue?.add(files),
      showPictures: () => setPicking(true),
      showFindings,
      save: () => void done(),
      close: props.onClose,
    }
  })
  return (
    <StudioContext value={studio}>
      <StudioActionsContext value={actions}>
        <StudioFrame
          onAct={studio.settle}
          onFiles={(files) => queue?.add(files)}
          onCommandList={openList}
          onListed={listed === null ? null : setListed}
        >
          <div {...studioPart} className="col-span-full">
            <TopBar
              doneLabel={isWide ? props.doneLabel : 'Done'}
              isSaving={isSaving}
              keeping={keeping}
              onDone={() => void done()}
              onCommandList={openList}
              onClose={props.onClose}
            />
            <KeepingLine keeping={keeping} isOnline={isOnline} onChoose={() => setLater(false)} />
          </div>
          <div className="col-span-full short:col-span-1 grid min-h-0 grid-cols-[minmax(0,1fr)] lg:grid-cols-[21rem_minmax(0,1fr)_17.5rem]">
            {isWide && (
              <aside
                {...studioPart}
                aria-label="Artwork and layers"
                className="min-h-0 overflow-y-auto border-r border-line bg-paper px-3 pb-4"
              >
                <Tabs
                  label="Artwork and layers"
                  tabs={[
                    {
                      value: 'artwork',
                      label: 'Artwork',
                      count: studio.document.items.length,
                      panel: panels.artwork,
                    },
                    { value: 'layers', label: 'Layers', panel: panels.layers },
                  ]}
                />
              </aside>
            )}
            <SheetCanvas />
            {isWide && (
              <aside
                {...studioPart}
                aria-label="Adjust"
                className="min-h-0 overflow-y-auto border-l border-line bg-paper p-4"
              >
                {panels.inspect}
              </aside>
            )}
          </div>
          <div {...studioPart} className="col-span-full short:col-span-1">
            <StatusBar onShowFindings={showFindings} />
          </div>
          {!isWide && (
            <PhoneSheet
              open={openPanel}
              onOpenChange={setOpenPanel}
              panel={(name) => panels[name]}
              onCommandList={openList}
            />
          )}
          <CommandList words={listed} onWords={setListed} />
          <LibraryDialog open={isPicking} onOpenChange={setPicking} artworks={artworks} />
          <CheapestDialog />
          <ArtworkCheckDialog />
          <TextDialog />
          <CropDialog />
          <VersionsDialog
            mine={draft}
            mineAt={keeping.changedAt}
            theirs={isLater ? null : keeping.conflict}
            artworks={props.artworks}
            onKeepMine={keeping.keepMine}
            onTakeTheirs={keeping.takeTheirs}
            onLater={() => setLater(true)}
          />
          <RosterDialog />
          <NotReadyDialog open={isNotReady} onOpenChange={setNotReady} onDone={() => void done(true)} />
        </StudioFrame>
      </StudioActionsContext>
    </StudioContext>
  )
}

/** Something that the shopper has added and that is not on the sheet yet. */
function isUploading(
  uploads: readonly UploadEntry[],
  awaiting: readonly string[],
  artworks: ReadonlyMap<string, ArtworkView>,
): boolean {
  return uploads.some(isOnItsWay) || awaiting.some((id) => artworks.get(id)?.state !== 'rejected')
}

const isOnItsWay = ({ state }: UploadEntry): boolean =>
  state === 'waiting' || state === 'sending' || state === 'offline'

const isOnSheet = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[role=application]') !== null

/** Takes keys and dropped files, wherever in the studio they come. */
function StudioFrame({
  onAct,
  onFiles,
  onCommandList,
  onListed,
  children,
}: {
  /** Before a press or a key takes effect; never before it is known what was pressed, which might move away. */
  onAct: () => void
  onFiles: (files: File[]) => void
  onCommandList: () => void
  /** While the list of commands is open: takes what is typed before its field has the focus. */
  onListed: ((change: (words: string | null) => string) => void) | null
  children: ReactNode
}) {
  const frame = useRef<HTMLElement>(null)
  const onKeyDown = useShortcuts(frame, onCommandList, onListed)
  useClipboard(frame, onFiles)
  useKeptFocus(frame)
  const [isOver, setOver] = useState(false)
  const depth = useRef(0)
  const enter = (change: number) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    depth.current += change
    setOver(depth.current > 0)
  }
  const drop = (event: DragEvent): void => {
    depth.current = 0
    setOver(false)
    if (event.defaultPrevented) return
    event.preventDefault()
    onFiles([...event.dataTransfer.files])
  }
  return (
    <section
      ref={frame}
      aria-label="Gang sheet studio"
      className="relative grid h-full touch-manipulation grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_minmax(0,1fr)_auto_auto] bg-paper pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] text-sm"
      onPointerDownCapture={(event) => isOnSheet(event.target) && onAct()}
      onClickCapture={onAct}
      onKeyDownCapture={onAct}
      onKeyDown={onKeyDown}
      onDragEnter={enter(1)}
      onDragLeave={enter(-1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      {children}
      <Announcer />
      {isOver && (
        <div className="pointer-events-none absolute inset-3 z-10 flex items-center justify-center rounded-xl border-2 border-dashed border-magenta-ink bg-magenta-wash/85 text-lg font-bold text-magenta-ink">
          Drop your artwork anywhere
        </div>
      )}
    </section>
  )
}
