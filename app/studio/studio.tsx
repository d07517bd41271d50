import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Tabs } from '#app/ui/tabs.tsx'
import { notify } from '#app/ui/toast.tsx'
import type { GangSheetSize } from '#domain/gang-sheet.ts'
import type { StudioDocument } from '#domain/studio/studio-document.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import { SheetCanvas } from './canvas/sheet-canvas.tsx'
import { CommandList } from './commands/command-list.tsx'
import type { Draft } from './draft.ts'
import { NotReadyDialog } from './not-ready-dialog.tsx'
import { ArtworkPanel } from './panels/artwork-panel.tsx'
import { LayersList } from './panels/layers-list.tsx'
import { SelectionInspector } from './panels/selection-inspector.tsx'
import { SheetInspector } from './panels/sheet-inspector.tsx'
import { type PanelName, PhoneSheet } from './phone-sheet.tsx'
import { StatusBar } from './status-bar.tsx'
import { StudioContext } from './studio-context.ts'
import { TopBar } from './top-bar.tsx'
import type { UploadEntry } from './uploads/upload-queue.ts'
import { useUploads } from './uploads/use-uploads.ts'
import { useArtworks } from './use-artworks.ts'
import { useDraft } from './use-draft.ts'
import { useIncoming } from './use-incoming.ts'
import { useIsWide } from './use-is-wide.ts'
import { useLostArtworks } from './use-lost-artworks.ts'
import { useRestoredNotice } from './use-restored-notice.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useStudioState } from './use-studio-state.ts'

export type StudioProps = {
  sizes: readonly GangSheetSize[]
  warnBelowDpi: number
  /** What is worked on at first; read once. */
  start: Draft
  /** Where the browser keeps the work. */
  draftKey: string
  doneLabel: string
  /** Artworks of the work that are not among one's own uploads: staff change a customer's sheet. */
  artworks?: readonly ArtworkView[]
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
  const { sizes, warnBelowDpi, start, draftKey, onSave, onSaved } = props
  const artworks = useArtworks(props.artworks)
  const studio = useStudioState({ start: start.document, sizes, warnBelowDpi, artworks: artworks.all })
  const incoming = useIncoming(start.awaiting, artworks, studio.change)
  const { uploads, queue } = useUploads(incoming.expect)
  const draft = useDraft(draftKey, { document: studio.document, awaiting: incoming.awaiting })
  useLostArtworks(studio, artworks)
  useRestoredNotice(props.isRestored ?? false, studio)
  const [openPanel, setOpenPanel] = useState<PanelName | null>(null)
  const [isNotReady, setNotReady] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [isListing, setListing] = useState(false)
  const isWide = useIsWide()

  const done = async (): Promise<void> => {
    const { document, findings } = studio
    if (document.placements.length === 0 && findings.length === 0)
      return notify.error('No design selected', 'Add artwork to the sheet first.')
    if (isUploading(uploads, incoming.awaiting, artworks.all))
      return notify.error(
        'Artwork is still on its way',
        'Wait until it is on the sheet, or cancel its upload.',
      )
    if (findings.some(({ isBlocking }) => isBlocking)) return setNotReady(true)
    setNotReady(false)
    setSaving(true)
    const isSaved = await onSave(document)
    setSaving(false)
    if (!isSaved) return
    draft.stop()
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
  }
  return (
    <StudioContext value={studio}>
      <StudioFrame onFiles={(files) => queue?.add(files)} onCommandList={() => setListing(true)}>
        <TopBar
          doneLabel={isWide ? props.doneLabel : 'Done'}
          isSaving={isSaving}
          onDone={() => void done()}
          onCommandList={() => setListing(true)}
          onClose={props.onClose}
        />
        <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] lg:grid-cols-[21rem_minmax(0,1fr)_17.5rem]">
          {isWide && (
            <aside
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
            <aside aria-label="Adjust" className="min-h-0 overflow-y-auto border-l border-line bg-paper p-4">
              {panels.inspect}
            </aside>
          )}
        </div>
        <div>
          <StatusBar onShowFindings={showFindings} />
          {!isWide && (
            <PhoneSheet open={openPanel} onOpenChange={setOpenPanel} panel={(name) => panels[name]} />
          )}
        </div>
        <CommandList open={isListing} onOpenChange={setListing} />
        <NotReadyDialog open={isNotReady} onOpenChange={setNotReady} onDone={() => void done()} />
      </StudioFrame>
    </StudioContext>
  )
}

/** Something that the shopper has added and that is not on the sheet yet. */
function isUploading(
  uploads: readonly UploadEntry[],
  awaiting: readonly string[],
  artworks: ReadonlyMap<string, ArtworkView>,
): boolean {
  const isComing = uploads.some(
    ({ state }) => state === 'waiting' || state === 'sending' || state === 'offline',
  )
  return isComing || awaiting.some((id) => artworks.get(id)?.state !== 'rejected')
}

/** Takes keys and dropped files, wherever in the studio they come. */
function StudioFrame({
  onFiles,
  onCommandList,
  children,
}: {
  onFiles: (files: File[]) => void
  onCommandList: () => void
  children: ReactNode
}) {
  const onKeyDown = useShortcuts(onCommandList)
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
      aria-label="Gang sheet studio"
      className="relative grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-paper text-sm"
      onKeyDown={onKeyDown}
      onDragEnter={enter(1)}
      onDragLeave={enter(-1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-3 z-10 flex items-center justify-center rounded-xl border-2 border-dashed border-magenta-ink bg-magenta-wash/85 text-lg font-bold text-magenta-ink">
          Drop your artwork anywhere
        </div>
      )}
    </section>
  )
}
